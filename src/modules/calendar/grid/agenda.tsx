import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { isOn, type LocalEvent } from '../events/local-event.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import { useNow } from '../events/use-now.ts'
import { AgendaEvent } from './agenda-event.tsx'
import styles from './agenda.module.css'
import { useEventKeys } from './use-event-keys.ts'

interface AgendaProps {
  dates: readonly string[]
  events: readonly LocalEvent[]
  openKey: string | undefined
  onOpen: (event: LocalEvent) => void
  onMove: Parameters<typeof useEventKeys>[1]['onMove']
  onDay: (date: string) => void
}

/** The days that have events. */
export function Agenda({ dates, events, openKey, onOpen, onMove, onDay }: AgendaProps) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const today = useNow().slice(0, 10)
  const onKeyDown = useEventKeys('hours', { events, onMove })
  const days = dates.map((date) => ({ date, on: events.filter((event) => isOn(event, date)) }))
  const daysWithEvents = days.filter(({ on }) => on.length > 0)
  if (daysWithEvents.length === 0)
    return <EmptyState small as="h2" title={t('empty.agenda')} text={t('empty.agendaText')} />
  return (
    <div className="min-block-0 padding-block-2 scroll-y scroll-contain" data-focus-group onKeyDown={onKeyDown}>
      {daysWithEvents.map(({ date, on }) => (
        <section
          key={date}
          className={styles.day}
          data-today={date === today}
          aria-label={localFormats.date(date, 'date')}
        >
          <button
            type="button"
            className={styles.date}
            aria-current={date === today ? 'date' : undefined}
            onClick={() => onDay(date)}
          >
            <span className="visually-hidden">{t('openDay', { day: localFormats.date(date, 'dayLong') })}</span>
            <span className={styles.number} aria-hidden>
              {Number(date.slice(8))}
            </span>
            <span className={styles.weekday} aria-hidden>
              {localFormats.date(date, 'weekday')}
              <span>{localFormats.date(date, 'monthShort')}</span>
            </span>
          </button>
          <ul className={styles.events}>
            {on.map((event) => (
              <li key={event.key}>
                <AgendaEvent event={event} date={date} isOpen={event.key === openKey} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
