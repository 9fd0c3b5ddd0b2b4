import { IconPaperclip } from '@tabler/icons-react'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Conversation, Label } from '../contract-email.ts'
import { type EmailView, linkTo } from '../email-view.ts'
import { LabelChip } from '../label-chip.tsx'
import { getDestination } from './get-destination.ts'
import styles from './mail-row.module.css'

const maxLabels = 2

interface RowTextProps {
  conversation: Conversation
  view: EmailView
  labels: readonly Label[]
  isOpen: boolean
}

/** Labels, subject and preview of a conversation. */
export function RowText({ conversation, view, labels, isOpen }: RowTextProps) {
  const t = useTexts('email')
  const shownLabels = labels.filter(({ id }) => conversation.labels.includes(id) && id !== view.label)
  return (
    <span role="gridcell" className={styles.what}>
      {shownLabels.length > 0 && (
        <span className={styles.labels}>
          {shownLabels.slice(0, maxLabels).map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </span>
      )}
      <Link
        className={styles.link}
        {...asWritten(conversation.subject)}
        to={linkTo(view, getDestination(conversation))}
        tabIndex={-1}
        aria-current={isOpen || undefined}
        draggable={false}
      >
        {conversation.subject || t('noSubject')}
      </Link>
      <span className={styles.snippet} {...asWritten(conversation.snippet)}>
        {conversation.snippet}
      </span>
    </span>
  )
}

export function RowAttachments({ count }: { count: number }) {
  const t = useTexts('email')
  return (
    <span role="gridcell" className={styles.clip}>
      {count > 0 && (
        <>
          <IconPaperclip size={16} aria-hidden />
          <span className="visually-hidden">{t('list.attachments', { count })}</span>
        </>
      )}
    </span>
  )
}
