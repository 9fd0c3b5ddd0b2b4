import { IconArchive, IconInbox, IconMail, IconMailOpened, IconTrash, IconTrashOff } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Conversation } from '../contract-email.ts'
import { type EmailView, getListSearch } from '../email-view.ts'
import { getSearchFolder } from '../search/search-folder.ts'
import type { MailActions, ActionTarget } from '../use-mail-actions.ts'
import styles from './mail-row.module.css'

interface RowToolsProps {
  conversation: Conversation
  target: ActionTarget
  view: EmailView
  actions: MailActions
}

const icon = { size: 18, 'aria-hidden': true }

/** Buttons shown on hover. They are not tab stops, since shortcuts do the same. */
export function RowTools({ conversation, target: { threads }, view, actions }: RowToolsProps) {
  const t = useTexts('email')
  const target = { target: { threads: [...threads], ...getListSearch(view) }, threads }
  const folder = getSearchFolder(view)
  const isUnread = conversation.unread > 0
  const tools = [
    folder === 'inbox' && { label: t('archive'), Icon: IconArchive, run: () => actions.archive(target) },
    (folder === 'archive' || folder === 'spam') && {
      label: t('toInbox'),
      Icon: IconInbox,
      run: () => actions.toInbox(target),
    },
    folder === 'trash'
      ? { label: t('restore'), Icon: IconTrashOff, run: () => actions.restore(target) }
      : { label: t('trash.delete'), Icon: IconTrash, run: () => actions.trash(target) },
    {
      label: t(isUnread ? 'markRead' : 'markUnread'),
      Icon: isUnread ? IconMailOpened : IconMail,
      run: () => actions.read(target, isUnread, false),
    },
  ].filter((tool) => tool !== false)
  return (
    <span role="gridcell" className={styles.tools}>
      {tools.map(({ label, Icon, run }) => (
        <button
          key={label}
          type="button"
          className={styles.tool}
          tabIndex={-1}
          aria-label={label}
          title={label}
          onClick={run}
        >
          <Icon {...icon} />
        </button>
      ))}
    </span>
  )
}
