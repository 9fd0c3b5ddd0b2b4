import { useTexts } from '#platform/i18n/use-texts.ts'
import type { LocalEvent } from '../events/local-event.ts'
import { type LocalFormats, useLocalFormats } from '../events/use-local-formats.ts'
import { addDays } from '../times/local-time.ts'

/** The time of an event as a short text. */
export function formatTime(
  { start, end, allDay }: Pick<LocalEvent, 'start' | 'end' | 'allDay'>,
  { date, dateRange, time, timeRange }: LocalFormats,
) {
  const last = allDay ? addDays(end, -1) : end
  const isOneDay = start.slice(0, 10) === last.slice(0, 10)
  if (allDay) return isOneDay ? date(start, 'dayLong') : dateRange(start, last, 'dayLong')
  if (isOneDay) return `${date(start, 'dayLong')} · ${timeRange(start, end)}`
  return `${date(start, 'dayLong')} · ${time(start)} – ${date(end, 'dayLong')} · ${time(end)}`
}

/** An event in one line for screen readers. */
export function useEventLabel() {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  return (event: LocalEvent) => {
    const { title, location, answer } = event.occurrence
    const parts = [title || t('untitled'), formatTime(event, localFormats), location, answer && t(`answers.${answer}`)]
    return parts.filter(Boolean).join(', ')
  }
}
