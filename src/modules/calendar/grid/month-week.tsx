import { useTexts } from '#platform/i18n/use-texts.ts'
import { isBanner, type LocalEvent } from '../events/local-event.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import { EventBlock } from './event-block.tsx'
import type { Range } from './grid-props.ts'
import { limitLanes, assignLanes } from './lanes.ts'
import { AbbreviatedText } from './abbreviated-text.tsx'
import styles from './month-grid.module.css'

interface MonthWeekProps {
  dates: readonly string[]
  month: string
  today: string
  events: readonly LocalEvent[]
  ghost: Range | undefined
  /** The number of rows of events. */
  lanes: number
  openKey: string | undefined
  reachable: string | undefined
  draggedKey: string | undefined
  onOpen: (event: LocalEvent) => void
  onDay: (date: string) => void
}

/** One week of a month: its days, and over them the events in rows. */
export function MonthWeek(props: MonthWeekProps) {
  const { dates, month, today, events, ghost, lanes, openKey, reachable, draggedKey, onOpen, onDay } = props
  const t = useTexts('calendar')
  const [from = ''] = dates
  const segments = assignLanes(events, from, 7)
  const { visibleSegments, hiddenOn } = limitLanes(segments, lanes)
  const [drawn] = ghost ? assignLanes([{ ...ghost, key: '' }], from, 7) : []
  return (
    <div className={styles.week}>
      {dates.map((date, index) => (
        <DayCell
          key={date}
          date={date}
          column={index + 1}
          isOutside={!date.startsWith(month)}
          isToday={date === today}
          hidden={hiddenOn(index)}
          onDay={onDay}
        />
      ))}
      <div className={styles.lanes}>
        {visibleSegments.map(({ event, lane, first, length, startsHere, endsHere }) => (
          <EventBlock
            key={event.key}
            event={event}
            kind={isBanner(event) || length > 1 ? 'bar' : 'line'}
            isOpen={event.key === openKey}
            isReachable={event.key === reachable}
            isDragged={event.key === draggedKey}
            startsHere={startsHere}
            endsHere={endsHere}
            style={{ gridColumn: `${first + 1} / span ${length}`, gridRow: lane + 1 }}
            onOpen={onOpen}
          />
        ))}
        {drawn && (
          <span
            className={styles.ghost}
            data-draft
            style={{ gridColumn: `${drawn.first + 1} / span ${drawn.length}`, gridRow: 1 }}
          >
            {t('new')}
          </span>
        )}
      </div>
    </div>
  )
}

interface DayCellProps {
  date: string
  column: number
  isOutside: boolean
  isToday: boolean
  /** The number of events without room. */
  hidden: number
  onDay: (date: string) => void
}

function DayCell({ date, column, isOutside, isToday, hidden, onDay }: DayCellProps) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const isFirst = date.endsWith('-01')
  return (
    <div
      className={styles.cell}
      style={{ gridColumn: column }}
      data-outside={isOutside}
      data-today={isToday}
      data-weekend={[0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay())}
    >
      <button
        type="button"
        className={styles.number}
        tabIndex={-1}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onDay(date)}
      >
        <AbbreviatedText label={t('openDay', { day: localFormats.date(date, 'dayLong') })}>
          {isFirst ? localFormats.date(date, 'day') : Number(date.slice(8))}
        </AbbreviatedText>
      </button>
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => onDay(date)}>
          {t('more', { count: hidden })}
          <span className="visually-hidden">{localFormats.date(date, 'dayLong')}</span>
        </button>
      )}
    </div>
  )
}
