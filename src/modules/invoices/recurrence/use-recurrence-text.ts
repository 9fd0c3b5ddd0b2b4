import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Recurrence } from '../contract-recurrences.ts'

/** What a recurrence does, and when it does it next. */
export function useRecurrenceText() {
  const t = useTexts('invoices')
  const format = useFormats()
  const writeDay = (day: string) => format.date(day)
  return ({ interval, startDate, endDate, times, isIssued, isPaused, nextDate }: Recurrence) => {
    const parts = [
      t(`recurring.intervals.${interval}`),
      t('recurring.from', { date: writeDay(startDate) }),
      ...(endDate === null ? [] : [t('recurring.until', { date: writeDay(endDate) })]),
      ...(times === null ? [] : [t('recurring.times', { count: times })]),
      t(isIssued ? 'recurring.issued' : 'recurring.drafts'),
    ]
    const next = () => {
      if (nextDate === null) return t('recurring.ended')
      return isPaused ? t('recurring.paused') : t('recurring.next', { date: writeDay(nextDate) })
    }
    return { schedule: format.list(parts, 'unit'), next: next() }
  }
}
