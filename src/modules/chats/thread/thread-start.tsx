import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { ChatFace } from '../chat-face.tsx'
import { useOpenChat } from '../chat-context.ts'
import styles from './thread-start.module.css'

/** Text above the first message of a chat. */
export function ThreadStart() {
  const t = useTexts('chats')
  const format = useFormats()
  const { chat } = useOpenChat()
  const values = { name: chat.name, date: format.date(chat.createdAt, 'longDate') }
  return (
    <div className={styles.start}>
      <ChatFace chat={chat} size={48} />
      <p className="margin-block-start-2 text-18 semibold">
        <bdi {...asWritten(chat.name)}>{chat.name}</bdi>
      </p>
      {chat.topic && (
        <p className={styles.text}>
          <bdi {...asWritten(chat.topic)}>{chat.topic}</bdi>
        </p>
      )}
      <p className={styles.text}>{t(chat.kind === 'direct' ? 'thread.startDirect' : 'thread.startGroup', values)}</p>
    </div>
  )
}
