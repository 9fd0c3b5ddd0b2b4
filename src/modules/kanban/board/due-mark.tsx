import { IconAlertTriangle, IconCalendar, IconClock } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { getDueStart, getDueState, hasTime } from '../due.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import styles from './due-mark.module.css'

const icons = { late: IconAlertTriangle, soon: IconClock, later: IconCalendar }
const texts = { late: 'card.late', soon: 'card.soon', later: 'card.due' } as const

/** A due date, highlighted if it is past or near and the card is not done. */
export function DueMark({ date, isDone }: { date: string; isDone: boolean }) {
  const t = useTexts('kanban')
  const formats = useFormats()
  const now = useMinute()
  const state = getDueState(date, now)
  if (state === 'none') return null
  const shownState = isDone ? 'later' : state
  const Icon = icons[shownState]
  const at = getDueStart(date)
  const isNear = at.getFullYear() === new Date(now).getFullYear()
  const day = formats.date(at, isNear ? 'day' : 'date')
  const text = hasTime(date) ? formats.dateTime(at) : formats.date(at)
  return (
    <span className={styles.due} data-state={shownState} title={t(texts[shownState], { date: text })}>
      <Icon size={14} aria-hidden />
      <span className="visually-hidden">{t(texts[shownState], { date: text })}</span>
      <time dateTime={date} className="inline-flex gap-1" aria-hidden>
        <span>{day}</span>
        {hasTime(date) && <span>{formats.time(at)}</span>}
      </time>
    </span>
  )
}
