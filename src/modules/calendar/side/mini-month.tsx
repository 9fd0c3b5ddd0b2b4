import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { listDates, getDays, addMonths } from '../calendar-view.ts'
import { directionOfKey } from '../grid/use-event-keys.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import { useNow } from '../events/use-now.ts'
import { toIsoDate, toDayNumber } from '../times/local-time.ts'
import styles from './mini-month.module.css'

interface MiniMonthProps {
  /** The current day of the screen, and the days on it. */
  date: string
  visibleDays: { from: string; to: string }
  onPick: (date: string) => void
}

const steps = { next: 1, previous: -1, up: -7, down: 7 } as const

/** A date picker; browsing its months does not change the calendar. */
export function MiniMonth({ date, visibleDays, onPick }: MiniMonthProps) {
  const localFormats = useLocalFormats()
  const grid = useRef<HTMLTableElement>(null)
  const [browsed, setBrowsed] = useState<{ selectedDate: string; month: string }>()
  const [cursor, setCursor] = useState<{ selectedDate: string; date: string }>()
  const month = browsed?.selectedDate === date ? browsed.month : date.slice(0, 7)
  const dates = listDates(getDays('month', `${month}-01`, localFormats.firstWeekday))
  const cursorDate = cursor?.selectedDate === date && dates.includes(cursor.date) ? cursor.date : undefined
  const focused = cursorDate ?? (dates.includes(date) ? date : `${month}-01`)
  const leaf = (months: number) =>
    setBrowsed({ selectedDate: date, month: addMonths(`${month}-01`, months).slice(0, 7) })

  const onKeyDown = (press: KeyboardEvent) => {
    const arrow = directionOfKey(press.key)
    const isPage = press.key === 'PageUp' || press.key === 'PageDown'
    if (!arrow && !isPage) return
    press.preventDefault()
    const next = arrow
      ? toIsoDate(toDayNumber(focused) + steps[arrow])
      : addMonths(focused, press.key === 'PageDown' ? 1 : -1)
    flushSync(() => {
      setCursor({ selectedDate: date, date: next })
      setBrowsed({ selectedDate: date, month: next.slice(0, 7) })
    })
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }

  return (
    <div className={styles.month}>
      <MonthHead month={month} onBrowse={leaf} />
      <table ref={grid} aria-label={localFormats.date(`${month}-01`, 'month')} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {dates.slice(0, 7).map((one) => (
              <th key={one} scope="col" abbr={localFormats.date(one, 'weekdayLong')}>
                {localFormats.date(one, 'weekdayNarrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: dates.length / 7 }, (_, week) => (
            <tr key={week}>
              {dates.slice(week * 7, week * 7 + 7).map((one) => (
                <td key={one} data-shown={visibleDays.from <= one && one < visibleDays.to}>
                  <DayButton
                    day={one}
                    isFocused={one === focused}
                    isOutside={!one.startsWith(month)}
                    isPressed={one === date}
                    onClick={() => onPick(one)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MonthHead({ month, onBrowse }: { month: string; onBrowse: (months: number) => void }) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  return (
    <div className={styles.head}>
      <span className={styles.name} aria-live="polite">
        {localFormats.date(`${month}-01`, 'month')}
      </span>
      <IconAction
        label={t('step.previous.month')}
        icon={<IconChevronLeft className="mirrored" size={18} aria-hidden />}
        onClick={() => onBrowse(-1)}
      />
      <IconAction
        label={t('step.next.month')}
        icon={<IconChevronRight className="mirrored" size={18} aria-hidden />}
        onClick={() => onBrowse(1)}
      />
    </div>
  )
}

interface DayButtonProps {
  day: string
  isFocused: boolean
  isOutside: boolean
  isPressed: boolean
  onClick: () => void
}

function DayButton({ day, isFocused, isOutside, isPressed, onClick }: DayButtonProps) {
  const localFormats = useLocalFormats()
  const isToday = day === useNow().slice(0, 10)
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={isFocused ? 0 : -1}
      data-outside={isOutside}
      data-today={isToday}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isPressed}
      aria-label={localFormats.date(day, 'date')}
      onClick={onClick}
    >
      {Number(day.slice(8))}
    </button>
  )
}
