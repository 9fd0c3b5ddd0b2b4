import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { api } from '../email-client.ts'
import { useEmailView } from '../use-email-view.ts'
import type { MailActions } from '../use-mail-actions.ts'
import { ThreadHead } from './thread-head.tsx'
import { ThreadMessages } from './thread-messages.tsx'
import styles from './thread-pane.module.css'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { useShownMessages } from './use-shown-messages.ts'

export function ThreadPane({ id, actions }: { id: number; actions: MailActions }) {
  const t = useTexts('email')
  const { close } = useEmailView()
  const { data, error, refetch } = useQuery(api.thread.query({ params: { id } }))
  const messages = useShownMessages(data)
  const subject = messages[0]?.subject || t('noSubject')
  useScreenTitle(data && subject)

  return (
    <section
      className={styles.pane}
      aria-label={t('read.title')}
      aria-busy={!data && !error}
      onKeyDown={(event) => {
        const isTyping = event.target instanceof HTMLElement && event.target.closest('form, [role="dialog"]')
        if (event.key === 'Escape' && !isTyping && !event.defaultPrevented) close()
      }}
    >
      <ThreadHead id={id} messages={messages} actions={actions} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} small />}
      {!data && !error && <ThreadSkeleton />}
      {data && <ThreadMessages key={id} id={id} subject={subject} messages={messages} actions={actions} />}
    </section>
  )
}
