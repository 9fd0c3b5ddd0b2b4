import { useTexts } from '#platform/i18n/use-texts.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import styles from './time-grid.module.css'

interface DayHeadsProps {
  dates: readonly string[]
  today: string
  onDay: (date: string) => void
}

/** The days above their hours; each leads to its own view. */
export function DayHeads({ dates, today, onDay }: DayHeadsProps) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  return (
    <div className={styles.days}>
      {dates.map((date) => (
        <button
          key={date}
          type="button"
          className={styles.day}
          data-today={date === today}
          aria-current={date === today ? 'date' : undefined}
          onClick={() => onDay(date)}
        >
          <span className="visually-hidden">{t('openDay', { day: localFormats.date(date, 'dayLong') })}</span>
          <span className={styles.weekday} aria-hidden>
            {localFormats.date(date, 'weekday')}
          </span>
          <span className={styles.number} aria-hidden>
            {Number(date.slice(8))}
          </span>
        </button>
      ))}
    </div>
  )
}
