import { IconMessageReply } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useMinute } from '#platform/web/use-minute.ts'
import { useOpenChat } from '../chat-context.ts'
import { threadsQuery } from '../chats-client.ts'
import type { Message, Thread } from '../contract-shapes.ts'
import { useChatsView } from '../use-chats-view.ts'
import styles from './thread-summary.module.css'

/** Number, authors and time of the replies to a message; opens the thread. */
export function ThreadSummary({ message, thread }: { message: Message; thread: Thread }) {
  const t = useTexts('chats')
  const format = useFormats()
  const now = useMinute()
  const { chat, getName, getAvatar } = useOpenChat()
  const { view, openThread } = useChatsView()
  const { data } = useQuery({ ...threadsQuery, enabled: chat.unreadReplies > 0 })
  const unread = chat.unreadReplies > 0 ? (data?.find(({ root }) => root.id === message.id)?.unread ?? 0) : 0
  const names = thread.userIds.map(getName)
  return (
    <button
      type="button"
      className={styles.summary}
      aria-expanded={view.thread === message.id}
      onClick={() => openThread(chat.id, message.id)}
    >
      <span className={styles.faces}>
        {thread.userIds.map((userId) => (
          <Avatar key={userId} name={getName(userId)} src={getAvatar(userId)} size={24} />
        ))}
      </span>
      <span className={styles.count} data-unread={unread > 0}>
        {unread > 0 ? t('replies.unread', { count: unread }) : t('replies.count', { count: thread.replies })}
      </span>
      <span className="visually-hidden">{t('replies.by', { names: format.list(names) })}</span>
      <span className={styles.when}>{t('replies.last', { when: format.relative(thread.lastReplyAt, now) })}</span>
    </button>
  )
}

/** Label of a reply that is also shown in the chat; opens its thread. */
export function InThread({ message }: { message: Message }) {
  const t = useTexts('chats')
  const { chat } = useOpenChat()
  const { openThread } = useChatsView()
  return (
    <button
      type="button"
      className={styles.origin}
      onClick={() => openThread(chat.id, message.threadId ?? message.id, message.id)}
    >
      <IconMessageReply size={14} className="mirrored" aria-hidden />
      {t('replies.inThread')}
    </button>
  )
}
