import { useRef, useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Ticket } from '../contract.ts'
import { useRights } from '../use-rights.ts'
import type { TicketActions } from './use-ticket-actions.ts'
import styles from './ticket-title.module.css'

/** The title, which becomes a field for users who may change it. */
export function TicketTitle({ ticket, actions }: { ticket: Ticket; actions: TicketActions }) {
  const t = useTexts('tickets')
  const rights = useRights(ticket)
  const [typed, setTyped] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const { ticketTitle } = ticket

  if (!rights.canChange('ticketTitle') || ticket.deleted)
    return (
      <h2 className={styles.title} {...asWritten(ticketTitle)}>
        {ticketTitle}
      </h2>
    )
  const finish = (isSaved: boolean) => {
    const next = typed?.trim()
    setTyped(undefined)
    setTimeout(() => button.current?.focus({ preventScroll: true }))
    if (isSaved && next && next !== ticketTitle)
      actions.editSaying(ticket, { ticketTitle: next }, { ticketTitle }, t('done.renamed'))
  }
  if (typed === undefined)
    return (
      <h2 className={styles.title}>
        <button
          ref={button}
          type="button"
          className={styles.button}
          {...asWritten(ticketTitle)}
          title={t('rename')}
          onClick={() => setTyped(ticketTitle)}
        >
          {ticketTitle}
        </button>
      </h2>
    )
  return (
    <input
      className={`${styles.title} ${styles.input}`}
      aria-label={t('fields.ticketTitle')}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the title was just pressed
      autoFocus
      dir="auto"
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => typed !== undefined && finish(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        finish(event.key === 'Enter')
      }}
    />
  )
}
