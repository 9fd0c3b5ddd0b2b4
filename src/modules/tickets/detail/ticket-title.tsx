import { useState } from 'react'
import * as z from 'zod'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { baseAfterFailure } from '#platform/web/drafts/merge/use-merged-edit.ts'
import type { Ticket } from '../contract.ts'
import { useRights } from '../use-rights.ts'
import type { TicketActions } from './use-ticket-actions.ts'
import styles from './ticket-title.module.css'

const titleSchema = z.object({ ticketTitle: z.string().default('') })

/** The title, which becomes a field for users who may change it. */
export function TicketTitle({ ticket, actions }: { ticket: Ticket; actions: TicketActions }) {
  const t = useTexts('tickets')
  const rights = useRights(ticket)
  /** The text in the field, and the title that it replaces. */
  const [edited, setEdited] = useState<{ text: string; before: string }>()
  const { ticketTitle } = ticket

  if (!rights.canChange('ticketTitle') || ticket.deleted)
    return (
      <h2 className={styles.title} {...asWritten(ticketTitle)}>
        {ticketTitle}
      </h2>
    )
  if (!edited)
    return (
      <h2 className={styles.title}>
        <button
          type="button"
          className={styles.button}
          {...asWritten(ticketTitle)}
          title={t('rename')}
          onClick={() => setEdited({ text: ticketTitle, before: ticketTitle })}
        >
          {ticketTitle}
        </button>
      </h2>
    )
  const finish = (isSaved: boolean) => {
    setEdited(undefined)
    const text = edited.text.trim()
    if (!isSaved || !text || text === edited.before) return
    // The application reports the failure; a second attempt replaces the title that it was about.
    actions.rename(ticket, text, edited.before).catch((error: unknown) => {
      const { ticketTitle: before } = titleSchema.parse(baseAfterFailure({ ticketTitle: edited.before }, error))
      setEdited({ text, before })
    })
  }
  return (
    <input
      className={`${styles.title} ${styles.input}`}
      aria-label={t('fields.ticketTitle')}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the title was just pressed
      autoFocus
      dir="auto"
      maxLength={200}
      value={edited.text}
      onChange={(event) => setEdited({ ...edited, text: event.target.value })}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        finish(event.key === 'Enter')
      }}
    />
  )
}
