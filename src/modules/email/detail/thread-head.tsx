import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { Email } from '../contract-email.ts'
import { getListSearch } from '../email-view.ts'
import { MailTools } from '../tools/mail-tools.tsx'
import { useEmailView } from '../use-email-view.ts'
import type { MailActions } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'
import styles from './thread-pane.module.css'

interface ThreadHeadProps {
  id: number
  messages: readonly Email[]
  actions: MailActions
}

/** Toolbar of a conversation, with the back button. */
export function ThreadHead({ id, messages, actions }: ThreadHeadProps) {
  const t = useTexts('email')
  const rights = useRights()
  const { view, close } = useEmailView()
  const conversation = {
    unread: messages.filter(({ read }) => !read).length,
    starred: messages.some(({ starred }) => starred),
    important: messages.some(({ important }) => important),
    labels: [...new Set(messages.flatMap(({ labels }) => labels))],
    folders: [...new Set(messages.map(({ folder }) => folder))],
    trash: messages.length > 0 && messages.every(({ trash }) => trash),
  }
  return (
    <header className={styles.head}>
      <IconAction
        label={t('keys.back')}
        icon={<IconArrowLeft className="mirrored" size={20} aria-hidden />}
        onClick={close}
      />
      <div className={styles.tools} role="toolbar" aria-label={t('read.tools')}>
        {rights.update && (
          <MailTools
            target={{ target: { ...getListSearch(view), threads: [id] }, threads: [id] }}
            conversations={[conversation]}
            actions={{
              ...actions,
              read: (target, read) => {
                actions.read(target, read)
                if (!read) close()
              },
            }}
            onDone={close}
          />
        )}
      </div>
      <span className={styles.print}>
        <IconAction
          label={t('read.print')}
          icon={<IconPrinter size={20} aria-hidden />}
          onClick={() => window.print()}
        />
      </span>
    </header>
  )
}
