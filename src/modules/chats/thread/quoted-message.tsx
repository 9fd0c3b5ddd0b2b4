import { IconCornerUpLeft } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useOpenChat } from '../chat-context.ts'
import type { Quote } from '../contract-shapes.ts'
import { messageAsText } from '../format/parse-message.ts'
import { useChatsView } from '../use-chats-view.ts'
import styles from './quoted-message.module.css'

interface QuotedMessageProps {
  quote: Quote
  /** Scrolls to the message on click. */
  isLink?: boolean
  /** The thread of the quoting message. */
  threadId?: number | null
}

/** The quoted message in one line, optionally a link to it. */
export function QuotedMessage({ quote, isLink = false, threadId = null }: QuotedMessageProps) {
  const t = useTexts('chats')
  const { getName, chat } = useOpenChat()
  const { open, openThread } = useChatsView()
  const openQuoted = () => (threadId === null ? open(chat.id, quote.id) : openThread(chat.id, threadId, quote.id))
  const text = quote.deleted
    ? t('message.deleted')
    : messageAsText(quote.msg, getName) || t('files.count', { count: quote.files })
  const content = (
    <>
      <IconCornerUpLeft size={14} className="mirrored" aria-hidden />
      <bdi className="flex-none semibold">{getName(quote.senderId)}</bdi>
      <bdi className={styles.text}>{text}</bdi>
    </>
  )
  if (!isLink) return <div className={styles.quote}>{content}</div>
  return (
    <button type="button" className={styles.quote} onClick={openQuoted}>
      <span className="visually-hidden">{t('message.goToQuoted')}</span>
      {content}
    </button>
  )
}
