import { Menu, MenuItem } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { AnswerKind } from '../compose/answers.ts'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { useEmailView } from '../use-email-view.ts'
import type { MailActions } from '../use-mail-actions.ts'

interface MessageMenuProps {
  anchor: HTMLElement
  message: Email
  actions: Pick<MailActions, 'trashMessage'>
  onClose: () => void
  onAnswer: (kind: AnswerKind) => void
  onRule: () => void
}

/** Menu of one message in a conversation. */
export function MessageMenu({ anchor, message, actions, onClose, onAnswer, onRule }: MessageMenuProps) {
  const t = useTexts('email')
  const { close } = useEmailView()
  const edit = useMutation(api.edit.mutation())
  const params = { id: message.id }
  const choices = [
    { label: t('reply'), run: () => onAnswer('reply') },
    { label: t('replyAll'), run: () => onAnswer('replyAll') },
    { label: t('forward'), run: () => onAnswer('forward') },
    {
      label: t('markUnread'),
      run: () => {
        close()
        edit.mutate({ params, body: { read: false } })
      },
    },
    { label: t('rules.like'), run: onRule },
    ...(message.trash ? [] : [{ label: t('read.trashMessage'), run: () => actions.trashMessage(message.id) }]),
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
