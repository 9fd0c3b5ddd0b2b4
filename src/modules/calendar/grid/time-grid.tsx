import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { isBanner, isOn } from '../events/local-event.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import { useNow } from '../events/use-now.ts'
import { toIsoDate, toDayNumber, addMinutes } from '../times/local-time.ts'
import { BannerRow } from './banner-row.tsx'
import { DayColumn } from './day-column.tsx'
import { DayHeads } from './day-heads.tsx'
import type { GridPosition } from './drag-range.ts'
import type { GridProps } from './grid-props.ts'
import { listDay } from './place-events.ts'
import { SlotCursor } from './slot-cursor.tsx'
import styles from './time-grid.module.css'
import { useEventKeys } from './use-event-keys.ts'
import { useGridDrag } from './use-grid-drag.ts'

const hours = Array.from({ length: 23 }, (_, index) => index + 1)
const firstHourShown = 7.5
const step = 30

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

/** A week or a day by its hours, with whole days above. */
export function TimeGrid(props: GridProps) {
  const { dates, date, events, draft, openKey, canCreate, onOpen, onDraft, onMove, onDay } = props
  const now = useNow()
  const scroller = useStartOfDay()
  const { banners, columns, locate } = useLocate(dates, date)
  const { dragged, handlers } = useGridDrag(locate, { events, canCreate, onDraft, onMove })
  const onKeyDown = useEventKeys('hours', { events, onMove })

  const displayedEvents = events.map((event) => (event.key === dragged?.key ? { ...event, ...dragged.range } : event))
  const ghost = dragged?.key === undefined ? (dragged?.range ?? draft) : undefined
  const upper = displayedEvents.filter(isBanner)
  const reachable = [...upper, ...displayedEvents].find((event) => dates.some((one) => isOn(event, one)))?.key
  const moved = displayedEvents.find(({ key }) => key === dragged?.key)
  const commonProps = { openKey, reachable, onOpen }

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-days={dates.length}
      data-focus-group
      data-dragging={dragged !== undefined}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <div className={styles.head}>
        <DayHeads dates={dates} today={now.slice(0, 10)} onDay={onDay} />
        <BannerRow
          ref={banners}
          dates={dates}
          events={upper}
          ghost={ghost?.allDay ? ghost : undefined}
          draggedKey={dragged?.key}
          {...commonProps}
        />
      </div>
      <div className={styles.body}>
        <Hours />
        <div ref={columns} className={styles.columns} data-slots={canCreate || undefined}>
          {canCreate && <HourCursor dates={dates} date={date} onDraft={onDraft} />}
          {dates.map((one) => (
            <DayColumn
              key={one}
              date={one}
              now={now}
              isWorkday={![0, 6].includes(new Date(`${one}T00:00Z`).getUTCDay())}
              {...listDay(events, moved, one)}
              ghost={
                ghost && !ghost.allDay && ghost.start < toIsoDate(toDayNumber(one) + 1) && ghost.end > one
                  ? ghost
                  : undefined
              }
              {...commonProps}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Scrolls to the working day before the first paint. */
function useStartOfDay() {
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = scroller.current
    if (box) box.scrollTop = (box.scrollHeight / 24) * firstHourShown
  }, [])
  return scroller
}

/** The day and time at a point of the screen; without a time in the row of whole days. */
function useLocate(dates: readonly string[], date: string) {
  const banners = useRef<HTMLDivElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const locate = (x: number, y: number): GridPosition | undefined => {
    const box = columns.current?.getBoundingClientRect()
    if (!box) return undefined
    const fromStart = document.documentElement.dir === 'rtl' ? box.right - x : x - box.left
    const index = clamp(Math.floor((fromStart / box.width) * dates.length), dates.length - 1)
    const above = banners.current?.getBoundingClientRect()
    const isAbove = above !== undefined && y < above.bottom
    return { date: dates[index] ?? date, minutes: isAbove ? null : clamp(((y - box.top) / box.height) * 1440, 1439) }
  }
  return { banners, columns, locate }
}

function Hours() {
  const localFormats = useLocalFormats()
  return (
    <div className="relative" aria-hidden>
      {hours.map((hour) => (
        <span key={hour} className={styles.hour} style={{ insetBlockStart: `${(hour / 24) * 100}%` }}>
          {localFormats.hour(hour)}
        </span>
      ))}
    </div>
  )
}

/** The half hour that arrow keys move to, and Enter creates an event at. */
function HourCursor({ dates, date, onDraft }: Pick<GridProps, 'dates' | 'date' | 'onDraft'>) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const [cursor, setCursor] = useState({ date, minutes: 9 * 60 })
  const { minutes } = cursor
  const day = dates.includes(cursor.date) ? cursor.date : dates.includes(date) ? date : (dates[0] ?? date)
  const at = dates.indexOf(day)
  const moment = addMinutes(`${day}T00:00`, minutes)

  const move = (arrow: 'next' | 'previous' | 'up' | 'down') => {
    if (arrow === 'up' || arrow === 'down')
      return setCursor({ date: day, minutes: clamp(minutes + (arrow === 'up' ? -step : step), 1440 - step) })
    setCursor({ date: dates[clamp(at + (arrow === 'next' ? 1 : -1), dates.length - 1)] ?? date, minutes })
  }
  return (
    <SlotCursor
      label={t('slot', { when: `${localFormats.date(moment, 'dayLong')}, ${localFormats.time(moment)}` })}
      style={{
        insetBlockStart: `${(minutes / 1440) * 100}%`,
        insetInlineStart: `${(at / dates.length) * 100}%`,
        inlineSize: `${100 / dates.length}%`,
        blockSize: `${(step / 1440) * 100}%`,
      }}
      onStep={move}
      onPress={() => onDraft({ start: moment, end: addMinutes(moment, 60), allDay: false })}
    />
  )
}
