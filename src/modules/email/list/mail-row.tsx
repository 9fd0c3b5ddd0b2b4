import type { DragEvent } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { getRowIndex } from '#platform/ui/row-list/column-names.tsx'
import type { Conversation, Label } from '../contract-email.ts'
import type { EmailView } from '../email-view.ts'
import { MailTime } from '../mail-time.tsx'
import styles from './mail-row.module.css'
import { Participants } from './participants.tsx'
import { RowMarks } from './row-marks.tsx'
import { RowAttachments, RowText } from './row-text.tsx'
import { RowTools } from './row-tools.tsx'
import type { MailActions } from '../use-mail-actions.ts'

interface MailRowProps {
  conversation: Conversation
  index: number
  start: number
  view: EmailView
  labels: readonly Label[]
  isTabbable: boolean
  isSelected: boolean
  isOpen: boolean
  /** Shows the recipients instead of the senders. */
  isOutgoing: boolean
  canChange: boolean
  actions: MailActions
  onSelect: (index: number, extend: boolean) => void
  onDrag: (event: DragEvent, conversation: Conversation) => void
}

/** One conversation in the list: one line, or three in a narrow list. */
export function MailRow(props: MailRowProps) {
  const { conversation, index, view, isSelected, isOpen, canChange, actions } = props
  const t = useTexts('email')
  const isUnread = conversation.unread > 0
  const target = { target: { threads: [conversation.threadId] }, threads: [conversation.threadId] }

  return (
    <div
      role="row"
      className={styles.row}
      style={{ insetBlockStart: props.start }}
      aria-rowindex={getRowIndex(index)}
      aria-selected={isSelected}
      data-index={index}
      data-open={isOpen}
      data-unread={isUnread}
      tabIndex={props.isTabbable ? 0 : -1}
      draggable={canChange}
      onDragStart={(event) => props.onDrag(event, conversation)}
    >
      <RowMarks
        conversation={conversation}
        isSelected={isSelected}
        canChange={canChange}
        onSelect={(extend) => props.onSelect(index, extend)}
        onStar={() => actions.star(target, !conversation.starred)}
      />
      <span role="gridcell" className={styles.who}>
        {isUnread && <span className="visually-hidden">{t('unread')}</span>}
        <Participants conversation={conversation} isOutgoing={props.isOutgoing} />
      </span>
      <RowText conversation={conversation} view={view} labels={props.labels} isOpen={isOpen} />
      <RowAttachments count={conversation.attachments.length} />
      <span role="gridcell" className={styles.when}>
        <MailTime iso={conversation.snoozedUntil ?? conversation.sendAt ?? conversation.time} />
      </span>
      {canChange && <RowTools conversation={conversation} target={target} view={view} actions={actions} />}
    </div>
  )
}
