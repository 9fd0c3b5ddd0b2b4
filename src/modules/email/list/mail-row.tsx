import { IconPaperclip, IconStar, IconStarFilled } from '@tabler/icons-react'
import type { DragEvent } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import check from '#platform/ui/row-list/check.module.css'
import type { Conversation, Label } from '../contract-email.ts'
import { type EmailView, linkTo } from '../email-view.ts'
import { LabelChip } from '../label-chip.tsx'
import { MailTime } from '../mail-time.tsx'
import styles from './mail-row.module.css'
import { Participants } from './participants.tsx'
import { RowTools } from './row-tools.tsx'
import type { MailActions } from '../use-mail-actions.ts'

interface MailRowProps {
  conversation: Conversation
  index: number
  start: number
  view: EmailView
  labels: readonly Label[]
  isTabbable: boolean
  isTicked: boolean
  isOpen: boolean
  /** Names of the receivers instead of the writers. */
  isOutgoing: boolean
  canChange: boolean
  actions: MailActions
  onTick: (index: number, extend: boolean) => void
  onDrag: (event: DragEvent, conversation: Conversation) => void
}

const shownLabels = 2

/** One conversation of a list: one line where there is room, three where there is none. */
export function MailRow(props: MailRowProps) {
  const { conversation, index, start, view, labels, isTicked, isOpen, canChange, actions, onTick } = props
  const t = useTexts('email')
  const subject = conversation.subject || t('noSubject')
  const own = labels.filter(({ id }) => conversation.labels.includes(id) && id !== view.label)
  const isUnread = conversation.unread > 0
  const isDraft = conversation.draftId !== null && conversation.count === conversation.drafts
  const to =
    isDraft && conversation.draftId !== null && !conversation.trash
      ? linkTo(view, { compose: conversation.draftId })
      : linkTo(view, { thread: conversation.threadId })
  const meant = { target: { threads: [conversation.threadId] }, threads: [conversation.threadId] }

  return (
    <div
      role="row"
      className={styles.row}
      style={{ insetBlockStart: start }}
      aria-rowindex={index + 1}
      aria-selected={isTicked}
      data-index={index}
      data-open={isOpen}
      data-unread={isUnread}
      tabIndex={props.isTabbable ? 0 : -1}
      draggable={canChange}
      onDragStart={(event) => props.onDrag(event, conversation)}
    >
      <span role="gridcell" className={styles.marks}>
        {canChange && (
          <label className={styles.box}>
            <input
              type="checkbox"
              className={check.check}
              tabIndex={-1}
              aria-label={t('list.select', { subject })}
              checked={isTicked}
              onChange={(event) => {
                onTick(index, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
                event.currentTarget.closest<HTMLElement>('[role="row"]')?.focus({ preventScroll: true })
              }}
            />
          </label>
        )}
        {(canChange || conversation.starred) && (
          <button
            type="button"
            className={styles.star}
            tabIndex={-1}
            aria-label={t('star', { subject })}
            aria-pressed={conversation.starred}
            disabled={!canChange}
            onClick={() => actions.star(meant, !conversation.starred)}
          >
            {conversation.starred ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
          </button>
        )}
      </span>
      <span role="gridcell" className={styles.who}>
        {isUnread && <span className="visually-hidden">{t('unread')}</span>}
        <Participants conversation={conversation} isOutgoing={props.isOutgoing} />
      </span>
      <span role="gridcell" className={styles.what}>
        {own.length > 0 && (
          <span className={styles.labels}>
            {own.slice(0, shownLabels).map((label) => (
              <LabelChip key={label.id} label={label} />
            ))}
          </span>
        )}
        <Link
          className={styles.link}
          dir="auto"
          to={to}
          tabIndex={-1}
          aria-current={isOpen || undefined}
          draggable={false}
        >
          {subject}
        </Link>
        <span className={styles.snippet} dir="auto">
          {conversation.snippet}
        </span>
      </span>
      <span role="gridcell" className={styles.clip}>
        {conversation.attachments.length > 0 && (
          <>
            <IconPaperclip size={16} aria-hidden />
            <span className="visually-hidden">{t('list.attachments', { count: conversation.attachments.length })}</span>
          </>
        )}
      </span>
      <span role="gridcell" className={styles.when}>
        <MailTime iso={conversation.snoozedUntil ?? conversation.sendAt ?? conversation.time} />
      </span>
      {canChange && <RowTools conversation={conversation} meant={meant} view={view} actions={actions} />}
    </div>
  )
}
