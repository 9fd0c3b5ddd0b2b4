import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Ticket } from '../contract.ts'
import { SlaMark } from '../marks/sla-mark.tsx'
import { type DeadlineState, getSlaState } from '../sla.ts'
import { useServiceLevels } from '../use-service-levels.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import styles from './properties.module.css'

/** The deadlines of the ticket's priority, and their state. */
export function SlaCard({ ticket }: { ticket: Ticket }) {
  const t = useTexts('tickets')
  const format = useFormats()
  const now = useMinute()
  const { response, resolution } = getSlaState(ticket, now, useServiceLevels())
  const line = (name: string, deadline: DeadlineState) => (
    <div className="row wrap justify-between gap-0-2">
      <span>{name}</span>
      <SlaMark deadline={deadline} />
      {(deadline.state === 'running' || deadline.state === 'soon' || deadline.state === 'breached') && (
        <time className="text-quiet text-13 break-anywhere" dateTime={deadline.dueAt}>
          {t('sla.due', { date: format.dateTime(deadline.dueAt) })}
        </time>
      )}
    </div>
  )
  return (
    <section className="grid one-column gap-2 padding-block-start-4 border-above" aria-label={t('sla.title')}>
      <h3 className={styles.heading}>{t('sla.title')}</h3>
      {line(t('sla.response'), response)}
      {line(t('sla.resolution'), resolution)}
    </section>
  )
}
