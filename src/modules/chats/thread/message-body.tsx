import { IconPinnedFilled } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useOpenChat } from '../chat-context.ts'
import type { Message } from '../contract-shapes.ts'
import { FoldedText } from '../format/folded-text.tsx'
import { InThread, ThreadSummary } from '../replies/thread-summary.tsx'
import { MessageEditor } from './message-editor.tsx'
import { MessageFiles } from './message-files.tsx'
import styles from './message-row.module.css'
import { QuotedMessage } from './quoted-message.tsx'
import { ReactionBar } from './reaction-bar.tsx'

interface MessageBodyProps {
  message: Message
  /** Follows a message of the same sender, so the name is not repeated. */
  isContinued: boolean
  isEditing: boolean
}

/** Sender, text, quote, files, reactions and replies of a message. */
export function MessageBody({ message, isContinued, isEditing }: MessageBodyProps) {
  const t = useTexts('chats')
  const { thread } = useOpenChat()
  return (
    <div className={styles.body}>
      {message.pinnedAt !== null && (
        <span className="inline-row gap-1 text-warning text-12">
          <IconPinnedFilled size={12} aria-hidden />
          {t('message.pinned')}
        </span>
      )}
      {!isContinued && <Sender message={message} />}
      {message.replyTo && <QuotedMessage quote={message.replyTo} isLink threadId={message.threadId} />}
      {message.threadId !== null && !thread && <InThread message={message} />}
      {isEditing && message.deletedAt === null ? (
        <MessageEditor message={message} />
      ) : (
        <MessageText message={message} />
      )}
      {message.attachments.length > 0 && <MessageFiles message={message} />}
      {message.reactions.length > 0 && <ReactionBar message={message} />}
      {message.thread && !thread && <ThreadSummary message={message} thread={message.thread} />}
    </div>
  )
}

function Sender({ message: { senderId, createdAt } }: { message: Message }) {
  const format = useFormats()
  const { getName } = useOpenChat()
  return (
    <div className="flex wrap items-baseline gap-0-2">
      <bdi className={styles.name}>{getName(senderId)}</bdi>
      <time className="text-quiet text-12" dateTime={createdAt} title={format.dateTime(createdAt)}>
        {format.time(createdAt)}
      </time>
    </div>
  )
}

function MessageText({ message: { msg, editedAt, deletedAt } }: { message: Message }) {
  const t = useTexts('chats')
  const format = useFormats()
  if (deletedAt !== null) return <p className={styles.gone}>{t('message.deleted')}</p>
  return (
    <>
      {msg && <FoldedText msg={msg} />}
      {editedAt !== null && (
        <span className="text-quiet text-12" title={format.dateTime(editedAt)}>
          {t('message.edited')}
        </span>
      )}
    </>
  )
}
