import { useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { isOn } from '../shown/shown-event.ts'
import { useClock } from '../shown/use-clock.ts'
import { useNow } from '../shown/use-now.ts'
import { laterDays } from '../times/local-time.ts'
import type { Spot } from './drag-range.ts'
import type { GridProps } from './grid-props.ts'
import styles from './month-grid.module.css'
import { MonthWeek } from './month-week.tsx'
import { SlotCursor } from './slot-cursor.tsx'
import { useBlockSize } from './use-block-size.ts'
import { useEventKeys } from './use-event-keys.ts'
import { useGridDrag } from './use-grid-drag.ts'

const headRoom = 34
const laneHeight = 24

const within = (value: number, most: number) => Math.max(0, Math.min(most, value))

/** A month in whole weeks; what does not fit a day is counted below it. */
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
  const t = useTexts('calendar')
  const clock = useClock()
  const today = useNow().slice(0, 10)
  const grid = useRef<HTMLDivElement>(null)
  const height = useBlockSize(grid)
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7))
  const [cursor, setCursor] = useState(date)
  const at = Math.max(0, dates.indexOf(dates.includes(cursor) ? cursor : date))
  const spot = dates[at] ?? date

  const locate = (x: number, y: number): Spot | undefined => {
    const box = grid.current?.getBoundingClientRect()
    if (!box) return undefined
    const fromStart = document.documentElement.dir === 'rtl' ? box.right - x : x - box.left
    const day = within(Math.floor((fromStart / box.width) * 7), 6)
    const week = within(Math.floor(((y - box.top) / box.height) * weeks.length), weeks.length - 1)
    return { date: dates[week * 7 + day] ?? date, minutes: null }
  }
  const { dragged, handlers } = useGridDrag(locate, { events, canCreate, onDraft, onMove })
  const onKeyDown = useEventKeys('month', { events, onMove })

  const shown = events.map((event) => (event.key === dragged?.key ? { ...event, ...dragged.range } : event))
  const ghost = dragged?.key === undefined ? (dragged?.range ?? draft) : undefined
  const reachable = shown.find((event) => dates.some((one) => isOn(event, one)))?.key
  const lanes = Math.max(1, Math.floor((height / weeks.length - headRoom) / laneHeight))
  const move = { next: 1, previous: -1, up: -7, down: 7 } as const

  return (
    <div className={styles.month} data-dragging={dragged !== undefined} onKeyDown={onKeyDown}>
      <div className={styles.weekdays} aria-hidden>
        {weeks[0]?.map((one) => (
          <span key={one}>{clock.date(one, 'weekday')}</span>
        ))}
      </div>
      <div ref={grid} className={styles.weeks} data-slots={canCreate || undefined} {...handlers}>
        {canCreate && (
          <SlotCursor
            label={t('slot', { when: clock.date(spot, 'dayLong') })}
            style={{
              insetBlockStart: `${(Math.floor(at / 7) / weeks.length) * 100}%`,
              insetInlineStart: `${((at % 7) / 7) * 100}%`,
              inlineSize: `${100 / 7}%`,
              blockSize: `${100 / weeks.length}%`,
            }}
            onStep={(arrow) => setCursor(dates[within(at + move[arrow], dates.length - 1)] ?? spot)}
            onPress={() => onDraft({ start: spot, end: laterDays(spot, 1), allDay: true })}
          />
        )}
        {weeks.map((week) => (
          <MonthWeek
            key={week[0]}
            dates={week}
            month={date.slice(0, 7)}
            today={today}
            events={shown}
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
