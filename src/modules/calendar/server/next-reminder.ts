import { seriesStarts } from '../recurrence/occurrences.ts'
import { toDayNumber } from '../times/local-time.ts'
import { toMoment } from '../times/zones.ts'
import { parseSeriesRule } from './series.ts'
import type { EventRow } from './tables.ts'

const minute = 60_000
/** How long after its time a reminder may be sent. */
export const lateness = 60 * minute

type Reminding = Pick<EventRow, 'start' | 'timeZone' | 'recurrence' | 'reminderMinutes'>

/** The UTC day on which events start whose reminders are due at this moment. */
export const remindedDay = (moment: number, reminderMinutes: number) =>
  toDayNumber(new Date(moment + reminderMinutes * minute).toISOString())

/** The first time after a moment at which the event, or an occurrence that may since be cancelled, is reminded of. */
function nextReminder({ start, timeZone, recurrence, reminderMinutes }: Reminding, after: number) {
  if (reminderMinutes === null) return undefined
  const toReminder = (local: string) => toMoment(local, timeZone) - reminderMinutes * minute
  const rule = parseSeriesRule({ recurrence })
  // The local day differs from that in UTC by one at most.
  const starts = rule === null ? [start] : seriesStarts(rule, start, remindedDay(after, reminderMinutes) - 1)
  for (const local of starts) {
    const reminder = toReminder(local)
    if (reminder > after) return reminder
  }
  return undefined
}

const never = '9999-12-31T00:00:00.000Z'

/** When to look at an event again for a reminder after this moment. */
export function getReminderTime(row: Reminding, after: number) {
  const next = nextReminder(row, after)
  return next === undefined ? never : new Date(next).toISOString()
}

/** The rows with the next reminders of written events, which may already be due. */
export const reminderRows = (rows: readonly EventRow[]) =>
  rows.flatMap((row) =>
    row.reminderMinutes === null
      ? []
      : [{ eventId: row.id, at: getReminderTime(row, Date.parse(row.updatedAt) - lateness) }],
  )
