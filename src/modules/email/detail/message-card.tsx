import {
  IconArrowBackUp,
  IconChevronDown,
  IconDotsVertical,
  IconLock,
  IconPaperclip,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FileList } from '#platform/ui/files/file-list.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import { useSession } from '#platform/web/session/session.ts'
import type { AnswerKind } from '../compose/answers.ts'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { MailTime } from '../mail-time.tsx'
import type { MailActions } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'
import { Face } from './face.tsx'
import styles from './message-card.module.css'
import { MessageDetails } from './message-details.tsx'
import { MessageMenu } from './message-menu.tsx'
import { QueuedNote } from './queued-note.tsx'
import { splitQuote } from './split-quote.ts'

interface MessageCardProps {
  message: Email
  isOpen: boolean
  onToggle: () => void
  onAnswer: (kind: AnswerKind) => void
  actions: MailActions
}

/** One message: folded to a line, or whole with its files, what it quotes behind a button. */
export function MessageCard({ message, isOpen, onToggle, onAnswer, actions }: MessageCardProps) {
  const t = useTexts('email')
  const bodyId = useId()
  const rights = useRights()
  const { user } = useSession()
  const [isQuoteShown, setQuoteShown] = useState(false)
  const [areDetailsShown, setDetailsShown] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { own, quote } = splitQuote(message.body)
  const name = message.from.name || message.from.email
  const isMine = message.from.email === user.email
  const receivers = [...message.to, ...message.cc]
  const names = receivers.map((one) => (one.email === user.email ? t('me') : one.name || one.email))

  return (
    <li className={styles.card} data-open={isOpen}>
      <div className={styles.head}>
        <Face address={message.from} />
        <div className="grid relative one-column flex-1 min-inline-0">
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={onToggle}
          >
            <bdi className="min-inline-0 truncate semibold">{isMine ? t('me') : name}</bdi>
            {isOpen && (
              <bdi className={styles.address} dir="ltr">
                {message.from.email}
              </bdi>
            )}
          </button>
          {isOpen ? (
            <button
              type="button"
              className={styles.to}
              aria-expanded={areDetailsShown}
              onClick={() => setDetailsShown(!areDetailsShown)}
            >
              <span className={styles.names}>{t('read.to', { names: names.join(t('list.comma')) })}</span>
              {message.bcc.length > 0 && <IconLock size={14} aria-label={t('compose.bcc')} />}
              <IconChevronDown size={14} aria-hidden />
            </button>
          ) : (
            <span className={styles.snippet} dir="auto">
              {message.snippet}
            </span>
          )}
        </div>
        <span className={styles.aside}>
          {!isOpen && message.attachments.length > 0 && (
            <IconPaperclip size={16} aria-label={t('list.attachments', { count: message.attachments.length })} />
          )}
          <span className={styles.when}>
            <MailTime iso={message.time} isLong={isOpen} />
          </span>
          {rights.change && (
            <IconAction
              label={t('star', { subject: name })}
              icon={
                message.starred ? (
                  <IconStarFilled className={styles.starred} size={18} aria-hidden />
                ) : (
                  <IconStar size={18} aria-hidden />
                )
              }
              onClick={() => actions.starMessage(message.id, !message.starred)}
            />
          )}
          {isOpen && rights.write && (
            <>
              <span className={styles.wide}>
                <IconAction
                  label={t('reply')}
                  icon={<IconArrowBackUp className="mirrored" size={18} aria-hidden />}
                  onClick={() => onAnswer('reply')}
                />
              </span>
              <IconAction
                label={t('more')}
                icon={<IconDotsVertical size={18} aria-hidden />}
                opens="menu"
                onClick={setAnchor}
              />
            </>
          )}
        </span>
      </div>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        {areDetailsShown && <MessageDetails message={message} />}
        {message.state === 'queued' && <QueuedNote message={message} />}
        <RichText html={own} />
        {quote && (
          <>
            <button
              type="button"
              className={styles.quote}
              aria-expanded={isQuoteShown}
              aria-label={t(isQuoteShown ? 'read.hideQuote' : 'read.showQuote')}
              onClick={() => setQuoteShown(!isQuoteShown)}
            >
              •••
            </button>
            {isQuoteShown && <RichText html={quote} />}
          </>
        )}
        {message.attachments.length > 0 && (
          <div className="padding-block-start-4">
            <FileList
              files={message.attachments}
              load={(file) => api.file.send({ params: { id: message.id, fileId: file.id } })}
            />
          </div>
        )}
      </div>
      {anchor && <MessageMenu anchor={anchor} message={message} onClose={() => setAnchor(null)} onAnswer={onAnswer} />}
    </li>
  )
}
