import { useTexts } from '#platform/i18n/use-texts.ts'
import { useClock } from '../events/use-clock.ts'
import styles from './time-grid.module.css'

interface DayHeadsProps {
  dates: readonly string[]
  today: string
  onDay: (date: string) => void
}

/** The days above their hours; each leads to its own view. */
export function DayHeads({ dates, today, onDay }: DayHeadsProps) {
  const t = useTexts('calendar')
  const clock = useClock()
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
          <span className="visually-hidden">{t('openDay', { day: clock.date(date, 'dayLong') })}</span>
          <span className={styles.weekday} aria-hidden>
            {clock.date(date, 'weekday')}
          </span>
          <span className={styles.number} aria-hidden>
            {Number(date.slice(8))}
          </span>
        </button>
      ))}
    </div>
  )
}
