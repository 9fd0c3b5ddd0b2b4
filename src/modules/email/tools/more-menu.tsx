import { Menu, MenuItem } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Conversation } from '../contract-email.ts'
import type { MailActions, ActionTarget } from '../use-mail-actions.ts'

interface MoreMenuProps {
  anchor: HTMLElement
  target: ActionTarget
  conversations: readonly Pick<Conversation, 'starred' | 'important' | 'folders'>[]
  actions: MailActions
  onClose: () => void
}

/** Menu of the less common actions. */
export function MoreMenu({ anchor, target, conversations, actions, onClose }: MoreMenuProps) {
  const t = useTexts('email')
  const isStarred = conversations.every(({ starred }) => starred)
  const isImportant = conversations.every(({ important }) => important)
  const choices = [
    { label: t(isStarred ? 'unstarAll' : 'starAll'), run: () => actions.star(target, !isStarred) },
    {
      label: t(isImportant ? 'unimportant' : 'makeImportant'),
      run: () => actions.important(target, !isImportant),
    },
    { label: t('markUnread'), run: () => actions.read(target, false) },
    { label: t('moveToInbox'), run: () => actions.toInbox(target) },
    { label: t('moveToArchive'), run: () => actions.archive(target) },
  ]
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {choices.map(({ label, run }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose()
            run()
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
