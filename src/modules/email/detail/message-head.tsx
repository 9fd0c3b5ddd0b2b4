import {
  IconArrowBackUp,
  IconChevronDown,
  IconDotsVertical,
  IconLock,
  IconPaperclip,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useSession } from '#platform/web/session/session.ts'
import type { AnswerKind } from '../compose/answers.ts'
import type { Email } from '../contract-email.ts'
import { RuleConditions } from '../contract-rules.ts'
import { MailTime } from '../mail-time.tsx'
import type { MailActions } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'
import styles from './message-card.module.css'
import { MessageMenu } from './message-menu.tsx'

const RulesDialog = lazy(async () => ({ default: (await import('../rules/rules-dialog.tsx')).RulesDialog }))

interface SenderLinesProps {
  message: Email
  isOpen: boolean
  bodyId: string
  areDetailsShown: boolean
  onToggle: () => void
  onToggleDetails: () => void
}

/** The sender, as a button that opens and closes the message, with the recipients or a preview below. */
export function SenderLines({ message, isOpen, bodyId, areDetailsShown, onToggle, onToggleDetails }: SenderLinesProps) {
  const t = useTexts('email')
  const { user } = useSession()
  const getName = ({ name, email }: Email['from']) => (email === user.email ? t('me') : name || email)
  const recipients = [...message.to, ...message.cc].map(getName)
  return (
    <div className="grid relative one-column flex-1 min-inline-0">
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
        <bdi className="min-inline-0 truncate semibold" {...asWritten(getName(message.from))}>
          {getName(message.from)}
        </bdi>
        {isOpen && (
          <bdi className={styles.address} dir="ltr">
            {message.from.email}
          </bdi>
        )}
      </button>
      {isOpen ? (
        <button type="button" className={styles.to} aria-expanded={areDetailsShown} onClick={onToggleDetails}>
          <span className={styles.names}>{t('read.to', { names: recipients.join(t('list.comma')) })}</span>
          {message.bcc.length > 0 && <IconLock size={14} aria-label={t('compose.bcc')} />}
          <IconChevronDown size={14} aria-hidden />
        </button>
      ) : (
        <span className={styles.snippet} {...asWritten(message.snippet)}>
          {message.snippet}
        </span>
      )}
    </div>
  )
}

interface MessageActionsProps {
  message: Email
  isOpen: boolean
  actions: MailActions
  onAnswer: (kind: AnswerKind) => void
}

/** Attachments, time, star and, on an open message, the reply buttons. */
export function MessageActions({ message, isOpen, actions, onAnswer }: MessageActionsProps) {
  const t = useTexts('email')
  const rights = useRights()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isRuling, setRuling] = useState(false)
  const star = message.starred ? (
    <IconStarFilled className={styles.starred} size={18} aria-hidden />
  ) : (
    <IconStar size={18} aria-hidden />
  )
  return (
    <span className={styles.aside}>
      {!isOpen && message.attachments.length > 0 && (
        <IconPaperclip size={16} aria-label={t('list.attachments', { count: message.attachments.length })} />
      )}
      <span className={styles.when}>
        <MailTime iso={message.time} isLong={isOpen} />
      </span>
      {rights.update && (
        <IconAction
          label={t('star', { subject: message.from.name || message.from.email })}
          icon={star}
          onClick={() => actions.starMessage(message.id, !message.starred)}
        />
      )}
      {isOpen && rights.create && (
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
      {anchor && (
        <MessageMenu
          anchor={anchor}
          message={message}
          actions={actions}
          onClose={() => setAnchor(null)}
          onAnswer={onAnswer}
          onRule={() => setRuling(true)}
        />
      )}
      {isRuling && <RuleLike message={message} actions={actions} onClose={() => setRuling(false)} />}
    </span>
  )
}

interface RuleLikeProps {
  message: Email
  actions: MailActions
  onClose: () => void
}

/** The form of a rule for messages from the same sender. */
const RuleLike = ({ message: { from }, actions, onClose }: RuleLikeProps) => (
  <Suspense>
    <RulesDialog actions={actions} first={RuleConditions.parse({ from: from.email })} onClose={onClose} />
  </Suspense>
)
