import { useFormats } from '#platform/i18n/format.ts'
import { renderedAt } from '#platform/web/settings/rendering.ts'

const week = 7 * 24 * 60 * 60_000
const isRecent = (iso: string) => renderedAt() - new Date(iso).getTime() < week

/** Relative time; the date after a week. */
export function PostTime({ iso }: { iso: string }) {
  const format = useFormats()
  return (
    <time dateTime={iso} title={format.dateTime(iso)}>
      {isRecent(iso) ? format.relative(iso) : format.date(iso)}
    </time>
  )
}
