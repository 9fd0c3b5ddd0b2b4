import { useFormats } from '#platform/i18n/format.ts'
import { useMinute } from '#platform/web/use-minute.ts'

const day = 86_400_000

/** Time of a message: the hour if today, the day if this year, else the date; the tooltip has all. */
export function MailTime({ iso, isLong = false }: { iso: string; isLong?: boolean }) {
  const format = useFormats()
  const now = useMinute()
  const at = new Date(iso)
  const isToday = new Date(now).toDateString() === at.toDateString()
  const text = isToday
    ? format.time(at)
    : isLong
      ? format.dateTime(at)
      : Math.abs(now - at.getTime()) < 300 * day
        ? format.date(at, 'day')
        : format.date(at)
  return (
    <time dateTime={iso} title={format.dateTime(at)}>
      {text}
    </time>
  )
}
