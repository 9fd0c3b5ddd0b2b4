import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { SkeletonText } from '#platform/ui/skeleton.tsx'
import { ChatFace } from './chat-face.tsx'
import { listQuery } from './chats-client.ts'
import type { Chat } from './contract-shapes.ts'
import styles from './unread-widget.module.css'
import { usePreview } from './use-preview.ts'

const shown = 5

/** Chats with something new in them, those that name the reader first. */
export default function UnreadWidget() {
  const t = useTexts('chats')
  const { data, error, isPending, refetch } = useQuery(listQuery)
  const unread = data
    ?.filter((chat) => chat.unread > 0 && (!chat.muted || chat.mentions > 0))
    .toSorted((one, other) => Number(other.mentions > 0) - Number(one.mentions > 0))
  return (
    <Card
      title={t('widget.title')}
      aside={
        <Link className={styles.all} to="/apps/chats">
          {t('widget.all')}
        </Link>
      }
    >
      {isPending && <SkeletonText lines={shown * 2} />}
      {error && !data && <ErrorState small as="h3" error={error} onRetry={() => void refetch()} />}
      {unread?.length === 0 && <EmptyState small as="p" title={t('widget.empty')} text={t('widget.emptyText')} />}
      {unread && unread.length > 0 && (
        <ul className={styles.list}>
          {unread.slice(0, shown).map((chat) => (
            <UnreadRow key={chat.id} chat={chat} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function UnreadRow({ chat }: { chat: Chat }) {
  const t = useTexts('chats')
  const format = useFormats()
  const preview = usePreview(chat)
  return (
    <li className={styles.row}>
      <ChatFace chat={chat} size={32} />
      <Link className={styles.link} to={`/apps/chats?chat=${chat.id}`}>
        <bdi>{chat.name}</bdi>
      </Link>
      <span className={styles.badge} data-mention={chat.mentions > 0}>
        <span aria-hidden dir="ltr">
          {chat.mentions > 0 && '@'}
          {format.number(chat.unread)}
        </span>
        <span className="visually-hidden">{t('list.unread', { count: chat.unread })}</span>
      </span>
      <bdi className={styles.preview}>{preview}</bdi>
    </li>
  )
}
