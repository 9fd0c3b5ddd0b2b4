import { useTexts } from '#platform/i18n/use-texts.ts'
import { partOn, type LocalEvent } from '../events/local-event.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import { toMinutes } from '../times/local-time.ts'
import { EventBlock } from './event-block.tsx'
import type { Range } from './grid-props.ts'
import { type DraggedEvent, placeEvents } from './place-events.ts'
import styles from './time-grid.module.css'

interface DayColumnProps {
  date: string
  now: string
  isWorkday: boolean
  /** The events of the day, a dragged one where it was before. */
  events: readonly LocalEvent[]
  dragged: DraggedEvent | undefined
  ghost: Range | undefined
  openKey: string | undefined
  reachable: string | undefined
  onOpen: (event: LocalEvent) => void
}

const share = (minutes: number) => `${(minutes / 1440) * 100}%`

/** The hours of one day with overlapping events side by side. */
export function DayColumn({
  date,
  now,
  isWorkday,
  events,
  dragged,
  ghost,
  openKey,
  reachable,
  onOpen,
}: DayColumnProps) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const isToday = now.startsWith(date)
  const placed = placeEvents(events, date, dragged)
  const drawn = ghost && partOn(ghost, date)
  return (
    <div className={styles.column} data-workday={isWorkday}>
      {placed.map(({ item: { event, from, to }, column, columns, width }) => (
        <EventBlock
          key={event.key}
          event={event}
          kind="block"
          minutes={to - from}
          isOpen={event.key === openKey}
          isReachable={event.key === reachable}
          isDragged={event.key === dragged?.key}
          startsHere={event.start.startsWith(date)}
          endsHere={to - from === toMinutes(event.end) - toMinutes(event.start) || from === 0}
          style={{
            insetBlockStart: share(from),
            blockSize: `max(24px, ${share(to - from)})`,
            insetInlineStart: `calc(${(column / columns) * 100}% + 1px)`,
            inlineSize: `calc(${(width / columns) * 100}% - 3px)`,
          }}
          onOpen={onOpen}
        />
      ))}
      {drawn && ghost && (
        <span
          className={styles.drawn}
          data-draft
          style={{ insetBlockStart: share(drawn.from), blockSize: `max(24px, ${share(drawn.to - drawn.from)})` }}
        >
          {t('new')} <span>{localFormats.timeRange(ghost.start, ghost.end)}</span>
        </span>
      )}
      {isToday && (
        <span className={styles.now} style={{ insetBlockStart: share(toMinutes(now) - toMinutes(date)) }} aria-hidden />
      )}
    </div>
  )
}
