import { IconAlertTriangle } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useEvents } from '../events/use-events.ts'
import { useZone } from '../events/use-zone.ts'
import { addDays } from '../times/local-time.ts'
import { inZone } from '../times/zones.ts'
import { type FormValues, toRange } from './form-values.ts'

const maxNamed = 3

/** Other events at the same time. */
export function Conflicts({ values, ownKey }: { values: FormValues; ownKey: string | undefined }) {
  const t = useTexts('calendar')
  const format = useFormats()
  const zone = useZone()
  const { start, end } = toRange(values)
  const [from, to] = [start, end].map((local) => (values.allDay ? local : inZone(local, values.timeZone, zone)))
  const days = { from: start.slice(0, 10), to: addDays(end.slice(0, 10), 1) }
  const { events } = useEvents(
    { from: addDays(days.from, -1), to: days.to > days.from ? days.to : addDays(days.from, 1) },
    !values.allDay,
  )
  const ownId = ownKey?.split('@')[0]
  const meeting = events.filter(
    (event) =>
      !event.allDay &&
      event.key.split('@')[0] !== ownId &&
      event.occurrence.answer !== 'no' &&
      event.start < (to ?? '') &&
      event.end > (from ?? ''),
  )
  if (values.allDay || meeting.length === 0) return null
  const titles = format.list(meeting.slice(0, maxNamed).map(({ occurrence }) => occurrence.title || t('untitled')))
  return (
    <p className="row gap-2 text-warning text-13" role="status">
      <IconAlertTriangle size={16} aria-hidden />
      <span>{t('form.conflicts', { count: meeting.length, titles })}</span>
    </p>
  )
}
