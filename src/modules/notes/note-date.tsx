import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { renderedAt } from '#platform/web/settings/rendering.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** When a note was last changed: relative within a week, then the date. */
export function NoteDate({ iso }: { iso: string }) {
  const t = useTexts('notes')
  const { relative, shortDate, dateTime } = useFormats()
  const [now] = useState(renderedAt)
  const time = new Date(iso).getTime()
  return (
    <time dateTime={iso} title={t('card.edited', { date: dateTime(iso) })}>
      {now - time < week ? relative(Math.min(time, now), now) : shortDate(iso, now)}
    </time>
  )
}
