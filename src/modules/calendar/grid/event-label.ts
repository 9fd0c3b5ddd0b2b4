import { useTexts } from '#platform/i18n/use-texts.ts'
import type { LocalEvent } from '../events/local-event.ts'
import { type Clock, useClock } from '../events/use-clock.ts'
import { addDays } from '../times/local-time.ts'

/** The time of an event as a short text. */
export function formatTime({ start, end, allDay }: Pick<LocalEvent, 'start' | 'end' | 'allDay'>, clock: Clock) {
  const last = allDay ? addDays(end, -1) : end
  const isOneDay = start.slice(0, 10) === last.slice(0, 10)
  if (allDay) return isOneDay ? clock.date(start, 'dayLong') : clock.dateRange(start, last, 'dayLong')
  if (isOneDay) return `${clock.date(start, 'dayLong')} · ${clock.timeRange(start, end)}`
  return `${clock.date(start, 'dayLong')} · ${clock.time(start)} – ${clock.date(end, 'dayLong')} · ${clock.time(end)}`
}

/** An event in one line for screen readers. */
export function useEventLabel() {
  const t = useTexts('calendar')
  const clock = useClock()
  return (event: LocalEvent) => {
    const { title, location, answer } = event.occurrence
    const parts = [title || t('untitled'), formatTime(event, clock), location, answer && t(`answers.${answer}`)]
    return parts.filter(Boolean).join(', ')
  }
}
