import type { Db } from '#platform/db/engines/database.ts'
import { contains } from '#platform/db/queries/search.ts'
import { isAmong } from '#platform/db/queries/value-conditions.ts'
import { refused } from '#platform/errors/failure.ts'
import { inSlices } from '#platform/records/in-slices.ts'
import { maxDays, maxOccurrences, type Occurrence } from '../contract.ts'
import { toIsoDate, toDayNumber, getDuration } from '../times/local-time.ts'
import { toMoment, toLocal } from '../times/zones.ts'
import { columns, findOverrides } from './event-rows.ts'
import { isSeen, toOccurrence, type View } from './find-events.ts'
import { nearestOccurrence, occurrenceRow, occurrenceStarts } from './series.ts'
import type { EventRow, Tables } from './tables.ts'

/** The largest difference between two time zones, so that days in one zone find times in another. */
const maxZoneDifference = 15 * 60 * 60 * 1000
const maxRows = 5000

interface Range {
  from: string
  to: string
  timeZone: string
  calendars?: readonly number[] | undefined
}

/** Events of visible calendars that are not deleted, and invitations. */
function visibleEvents(db: Db<Tables>, { calendars, reader }: View) {
  const visibleIds = [...calendars.keys()]
  const activeCalendars = db.selectFrom('calendars').select('id').where('deletedAt', 'is', null)
  return db
    .selectFrom('events')
    .select(columns)
    .where('calendarId', 'in', activeCalendars)
    .where((eb) => {
      const invited = eb('id', 'in', eb.selectFrom('eventGuests').select('eventId').where('userId', '=', reader.id))
      return eb.or([isAmong(db, 'calendarId', visibleIds), invited])
    })
    .limit(maxRows)
}

async function findMasters(db: Db<Tables>, rows: readonly EventRow[]) {
  const masters = new Map(rows.filter(({ seriesId }) => seriesId === null).map((row) => [row.id, row]))
  const missing = [...new Set(rows.flatMap(({ seriesId }) => (seriesId && !masters.has(seriesId) ? seriesId : [])))]
  const more =
    missing.length > 0 ? await db.selectFrom('events').select(columns).where('id', 'in', missing).execute() : []
  for (const row of more) masters.set(row.id, row)
  return masters
}

/** Every occurrence that overlaps the days, by start. */
export async function listEvents(db: Db<Tables>, view: View, { from, to, timeZone, calendars }: Range) {
  const days = toDayNumber(to) - toDayNumber(from)
  if (days < 1 || days > maxDays) throw refused('to', `The period must have 1 to ${maxDays} days`)
  const moments = { from: toMoment(`${from}T00:00`, timeZone), to: toMoment(`${to}T00:00`, timeZone) }
  if (calendars?.length === 0) return []
  let query = visibleEvents(db, view).orderBy('startsAt').orderBy('id')
  if (calendars) query = query.where('calendarId', 'in', calendars)
  const rows = await query
    .where('startsAt', '<', new Date(moments.to + maxZoneDifference).toISOString())
    .where('endsAt', '>=', new Date(moments.from - maxZoneDifference).toISOString())
    .execute()
  const masters = await findMasters(db, rows)
  const series = rows.filter(({ recurrence }) => recurrence !== null)
  const overrides = await findOverrides(
    db,
    series.map(({ id }) => id),
  )
  const overlaps = ({ start, end, allDay }: Occurrence) =>
    allDay
      ? start < to && end > from
      : Date.parse(start) < moments.to && (Date.parse(end) > moments.from || Date.parse(start) === moments.from)

  const visibleRows = await inSlices(
    rows.filter(({ recurrence }) => recurrence === null),
    (row) => toOccurrence(view, row, row.seriesId === null ? undefined : masters.get(row.seriesId)),
  )
  const isFull = (before: string) =>
    visibleRows.filter((one) => one.localStart < before && overlaps(one)).length >= maxOccurrences
  const expanding = series.map((master) => {
    const longest = Math.ceil(getDuration(master.start, master.end) / 1440) + 1
    const family = { master, overrides: overrides.get(master.id) ?? [] }
    return { master, starts: occurrenceStarts(family, toDayNumber(from) - longest, toDayNumber(to) + 1) }
  })
  for await (const step of weekly(expanding, toDayNumber(from), toDayNumber(to) + 1)) {
    visibleRows.push(
      ...(await inSlices(step.starts, ({ master, start }) => toOccurrence(view, occurrenceRow(master, start), master))),
    )
    // All further occurrences start later in every time zone.
    if (isFull(toIsoDate(step.end - 1))) break
  }
  return visibleRows.filter(overlaps).toSorted(byStart).slice(0, maxOccurrences)
}

interface Expansion {
  master: EventRow
  starts: Iterator<string>
}

/** The starts of all series week by week, so that a caller can stop early. */
async function* weekly(series: readonly Expansion[], from: number, to: number) {
  const heads = await inSlices(series, ({ master, starts }) => ({ master, starts, next: starts.next() }))
  for (let end = from + 7; end < to + 7; end += 7) {
    const before = toIsoDate(end)
    const starts = await inSlices(heads, (head) => {
      const occurrences: { master: EventRow; start: string }[] = []
      for (; !head.next.done && head.next.value < before; head.next = head.starts.next())
        occurrences.push({ master: head.master, start: head.next.value })
      return occurrences
    })
    yield { end, starts: starts.flat() }
  }
}

const byStart = (one: Occurrence, other: Occurrence) =>
  one.start.localeCompare(other.start) || Number(other.allDay) - Number(one.allDay) || one.id - other.id

/** The matches: coming ones first, then past ones, each from the nearest to now. */
export async function searchEvents(
  db: Db<Tables>,
  view: View,
  { q, limit }: { q: string; limit: number },
  now: string,
) {
  const rows = await visibleEvents(db, view).where(contains('search', q)).orderBy('startsAt', 'desc').execute()
  const masters = await findMasters(db, rows)
  const series = rows.filter(({ recurrence }) => recurrence !== null)
  const overrides = await findOverrides(
    db,
    series.map(({ id }) => id),
  )
  const visibleRows = await inSlices(rows, (row) => {
    if (row.recurrence === null)
      return toOccurrence(view, row, row.seriesId === null ? undefined : masters.get(row.seriesId))
    const today = toLocal(now, row.timeZone).slice(0, 10)
    const near = nearestOccurrence({ master: row, overrides: overrides.get(row.id) ?? [] }, today)
    return near && isSeen(view, near) ? toOccurrence(view, near, row) : []
  })
  const distinct = [...new Map(visibleRows.flat().map((one) => [`${one.id} ${one.originalStart}`, one])).values()]
  const isPast = ({ end }: Occurrence) => Date.parse(end) < Date.parse(now)
  const coming = distinct.filter((one) => !isPast(one)).toSorted(byStart)
  return [...coming, ...distinct.filter(isPast).toSorted((one, other) => byStart(other, one))].slice(0, limit)
}
