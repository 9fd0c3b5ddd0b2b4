import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { addMinutes } from '../times/local-time.ts'
import { useLocalFormats } from './use-local-formats.ts'

const dayMinutes = 1440
const units = [
  ['week', 7 * dayMinutes],
  ['day', dayMinutes],
  ['hour', 60],
  ['minute', 1],
] as const

/** Names a reminder: "15 minutes before", or of an all-day event "1 day before at 9:00 AM". */
export function useReminderText() {
  const t = useTexts('calendar')
  const format = useFormats()
  const localFormats = useLocalFormats()
  const getLength = (minutes: number) => {
    const [unit, length] = units.find(([, unitMinutes]) => minutes % unitMinutes === 0) ?? (['minute', 1] as const)
    return format.number(minutes / length, { style: 'unit', unit, unitDisplay: 'long' })
  }
  return (minutes: number, allDay: boolean) => {
    if (!allDay) return minutes > 0 ? t('reminder.before', { length: getLength(minutes) }) : t('reminder.atStart')
    const days = Math.max(0, Math.ceil(minutes / dayMinutes))
    const time = localFormats.time(addMinutes('2000-01-01T00:00', days * dayMinutes - minutes))
    return days === 0
      ? t('reminder.onTheDay', { time })
      : t('reminder.daysBefore', { length: getLength(days * dayMinutes), time })
  }
}
