import { useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { isOn } from '../events/local-event.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import { useNow } from '../events/use-now.ts'
import { addDays } from '../times/local-time.ts'
import type { GridPosition } from './drag-range.ts'
import type { GridProps } from './grid-props.ts'
import styles from './month-grid.module.css'
import { MonthWeek } from './month-week.tsx'
import { SlotCursor } from './slot-cursor.tsx'
import { useBlockSize } from './use-block-size.ts'
import { useEventKeys } from './use-event-keys.ts'
import { useGridDrag } from './use-grid-drag.ts'

const headRoom = 34
const laneHeight = 24

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

/** A month in whole weeks; each day counts the events without room. */
export function MonthGrid({
  dates,
  date,
  events,
  draft,
  openKey,
  canCreate,
  onOpen,
  onDraft,
  onMove,
  onDay,
}: GridProps) {
  const localFormats = useLocalFormats()
  const today = useNow().slice(0, 10)
  const grid = useRef<HTMLDivElement>(null)
  const height = useBlockSize(grid)
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7))
  const { dragged, handlers } = useGridDrag((x, y) => findDay(grid.current, dates, x, y), {
    events,
    canCreate,
    onDraft,
    onMove,
  })
  const onKeyDown = useEventKeys('month', { events, onMove })

  const displayedEvents = events.map((event) => (event.key === dragged?.key ? { ...event, ...dragged.range } : event))
  const ghost = dragged?.key === undefined ? (dragged?.range ?? draft) : undefined
  const reachable = displayedEvents.find((event) => dates.some((one) => isOn(event, one)))?.key
  const lanes = Math.max(1, Math.floor((height / weeks.length - headRoom) / laneHeight))

  return (
    <div className={styles.month} data-focus-group data-dragging={dragged !== undefined} onKeyDown={onKeyDown}>
      <div className={styles.weekdays} aria-hidden>
        {weeks[0]?.map((one) => (
          <span key={one}>{localFormats.date(one, 'weekday')}</span>
        ))}
      </div>
      <div ref={grid} className={styles.weeks} data-slots={canCreate || undefined} {...handlers}>
        {canCreate && <DayCursor dates={dates} date={date} onDraft={onDraft} />}
        {weeks.map((week) => (
          <MonthWeek
            key={week[0]}
            dates={week}
            month={date.slice(0, 7)}
            today={today}
            events={displayedEvents}
            ghost={ghost}
            lanes={lanes}
            openKey={openKey}
            reachable={reachable}
            draggedKey={dragged?.key}
            onOpen={onOpen}
            onDay={onDay}
          />
        ))}
      </div>
    </div>
  )
}

/** The day at a point of the screen, or the nearest. */
function findDay(grid: HTMLElement | null, dates: readonly string[], x: number, y: number): GridPosition | undefined {
  const box = grid?.getBoundingClientRect()
  if (!box) return undefined
  const weeks = dates.length / 7
  const fromStart = document.documentElement.dir === 'rtl' ? box.right - x : x - box.left
  const day = clamp(Math.floor((fromStart / box.width) * 7), 6)
  const week = clamp(Math.floor(((y - box.top) / box.height) * weeks), weeks - 1)
  const date = dates[week * 7 + day]
  return date === undefined ? undefined : { date, minutes: null }
}

const moves = { next: 1, previous: -1, up: -7, down: 7 } as const

/** The day that arrow keys move to, and Enter creates an event on. */
function DayCursor({ dates, date, onDraft }: Pick<GridProps, 'dates' | 'date' | 'onDraft'>) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const weeks = dates.length / 7
  const [cursor, setCursor] = useState(date)
  const at = Math.max(0, dates.indexOf(dates.includes(cursor) ? cursor : date))
  const day = dates[at] ?? date
  return (
    <SlotCursor
      label={t('slot', { when: localFormats.date(day, 'dayLong') })}
      style={{
        insetBlockStart: `${(Math.floor(at / 7) / weeks) * 100}%`,
        insetInlineStart: `${((at % 7) / 7) * 100}%`,
        inlineSize: `${100 / 7}%`,
        blockSize: `${100 / weeks}%`,
      }}
      onStep={(arrow) => setCursor(dates[clamp(at + moves[arrow], dates.length - 1)] ?? day)}
      onPress={() => onDraft({ start: day, end: addDays(day, 1), allDay: true })}
    />
  )
}
