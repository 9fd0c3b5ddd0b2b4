import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FileList } from '#platform/ui/files/file-list.tsx'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import type { AnswerKind } from '../compose/answers.ts'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { QuoteButton } from '../quote-button.tsx'
import type { MailActions } from '../use-mail-actions.ts'
import { SenderAvatar } from './face.tsx'
import styles from './message-card.module.css'
import { MessageDetails } from './message-details.tsx'
import { MessageActions, SenderLines } from './message-head.tsx'
import { QueuedNote } from './queued-note.tsx'
import { splitQuote } from '../split-quote.ts'

interface MessageCardProps {
  message: Email
  isOpen: boolean
  onToggle: () => void
  onAnswer: (kind: AnswerKind) => void
  actions: MailActions
}

/** One message of a conversation, open or reduced to two lines. */
export function MessageCard({ message, isOpen, onToggle, onAnswer, actions }: MessageCardProps) {
  const bodyId = useId()
  const [areDetailsShown, setDetailsShown] = useState(false)
  return (
    <li className={styles.card} data-open={isOpen}>
      <div className={styles.head}>
        <SenderAvatar address={message.from} />
        <SenderLines
          message={message}
          isOpen={isOpen}
          bodyId={bodyId}
          areDetailsShown={areDetailsShown}
          onToggle={onToggle}
          onToggleDetails={() => setDetailsShown(!areDetailsShown)}
        />
        <MessageActions message={message} isOpen={isOpen} actions={actions} onAnswer={onAnswer} />
      </div>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        {areDetailsShown && <MessageDetails message={message} />}
        {message.state === 'queued' && <QueuedNote message={message} />}
        <MessageText html={message.body} />
        {message.attachments.length > 0 && (
          <div className="padding-block-start-4">
            <FileList
              files={message.attachments}
              load={(file) => api.file.send({ params: { id: message.id, fileId: file.id } })}
            />
          </div>
        )}
      </div>
    </li>
  )
}

/** The text of a message; a button shows the quoted text. */
function MessageText({ html }: { html: string }) {
  const t = useTexts('email')
  const [isQuoteShown, setQuoteShown] = useState(false)
  const { text, quote } = splitQuote(html)
  return (
    <>
      <RichText html={text} />
      {quote && (
        <>
          <div className="flex margin-block-start-3 margin-block-end-3">
            <QuoteButton
              label={t(isQuoteShown ? 'read.hideQuote' : 'read.showQuote')}
              isShown={isQuoteShown}
              onClick={() => setQuoteShown(!isQuoteShown)}
            />
          </div>
          {isQuoteShown && <RichText html={quote} />}
        </>
      )}
    </>
  )
}
