import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { api } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import { MessageText } from '../format/message-text.tsx'
import { linkTo } from '../link-to.ts'
import { useChatsView } from '../use-chats-view.ts'
import styles from './pins-panel.module.css'

/** Messages that somebody wants everybody to find again. */
export function PinsPanel() {
  const t = useTexts('chats')
  const format = useFormats()
  const { chat, nameOf } = useOpenChat()
  const { view } = useChatsView()
  const { data, error, refetch } = useQuery(api.pins.query({ params: { id: chat.id } }))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} small />
  if (!data) return <SkeletonText lines={5} />
  if (data.length === 0) return <EmptyState small as="p" title={t('pins.none')} text={t('pins.hint')} />
  return (
    <ul className={styles.list}>
      {data.map((message) => (
        <li key={message.id} className={styles.pin}>
          <p className={styles.head}>
            <bdi className={styles.name}>{nameOf(message.senderId)}</bdi>
            <time dateTime={message.createdAt}>{format.date(message.createdAt, 'day')}</time>
          </p>
          <MessageText msg={message.msg} />
          <Link className={styles.link} to={linkTo(view, { message: message.id })}>
            {t('pins.show')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
