import type { Insertable } from 'kysely'
import { batchesInTurns } from '#platform/records/batches.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { fold } from '#platform/text/fold.ts'
import { inSlices } from '#platform/records/in-slices.ts'
import { endOfSeries } from '../recurrence/occurrences.ts'
import { addMinutes, getDuration, toIsoDate, timeOfDay } from '../times/local-time.ts'
import { toMoments } from '../times/zones.ts'
import { reminderRows } from './next-reminder.ts'
import { type Family, parseSeriesRule } from './series.ts'
import type { EventRow, Tables } from './tables.ts'

export const columns = [
  'id',
  'uid',
  'calendarId',
  'seriesId',
  'originalStart',
  'title',
  'start',
  'end',
  'allDay',
  'timeZone',
  'recurrence',
  'exdates',
  'color',
  'description',
  'location',
  'guests',
  'reminderMinutes',
  'createdById',
  'createdAt',
  'updatedAt',
  'sequence',
] as const satisfies (keyof EventRow)[]

const endless = '9999-12-31T00:00:00.000Z'

/** Start and end in milliseconds; all-day events use UTC days. */
export const getMomentSpan = ({ start, end, allDay, timeZone }: EventRow) =>
  toMoments(start, end, allDay ? 'UTC' : timeZone)

const iso = (moment: number) => new Date(moment).toISOString()

/** The upper bound of the event's or series' times; for UNTIL its day, even if it does not match the rule. */
function lastEnd(row: EventRow) {
  const rule = parseSeriesRule(row)
  if (!rule) return iso(getMomentSpan(row).to)
  if (rule.count === null && rule.until === null) return endless
  const start = `${toIsoDate(endOfSeries(rule, row.start))}${timeOfDay(row.start)}`
  return iso(getMomentSpan({ ...row, start, end: addMinutes(start, getDuration(row.start, row.end)) }).to)
}

/** The row to store, including the columns for searching. */
export const storedEvent = (row: EventRow) => {
  const people = row.guests.flatMap(({ name, email }) => [name, email])
  return {
    ...row,
    exdates: JSON.stringify(row.exdates),
    guests: JSON.stringify(row.guests),
    startsAt: iso(getMomentSpan(row).from),
    endsAt: lastEnd(row),
    search: fold(row.title, row.location, row.description, ...people),
  } satisfies Insertable<Tables['events']>
}

export const guestRows = ({ guests }: EventRow, eventId: number) =>
  [...new Set(guests.flatMap(({ userId }) => userId ?? []))].map((userId) => ({ userId, eventId }))

// Below both engines' limit of variables per statement.
export const rowsAtOnce = 300

/** Inserts new rows, with their ids if given, and returns them in the same order. */
export async function insertEvents(db: Db<Tables>, rows: readonly EventRow[]): Promise<EventRow[]> {
  const insertedRows: EventRow[] = []
  const savedRows = rows.filter(({ id }) => id > 0)
  for await (const batch of batchesInTurns(savedRows, rowsAtOnce)) {
    await db
      .insertInto('events')
      .values(await inSlices(batch, storedEvent))
      .execute()
  }
  const newRows = rows.filter(({ id }) => id === 0)
  const ids: number[] = []
  for await (const batch of batchesInTurns(newRows, rowsAtOnce)) {
    const values = await inSlices(batch, (row) => ({ ...storedEvent(row), id: undefined }))
    const returned = await db
      .insertInto('events')
      .values(values.map(({ id: _id, ...row }) => row))
      .returning('id')
      .execute()
    ids.push(...returned.map(({ id }) => id).sort((one, other) => one - other))
  }
  for (const row of rows) insertedRows.push(row.id > 0 ? row : { ...row, id: ids.shift() ?? 0 })
  const invited = insertedRows.flatMap((row) => guestRows(row, row.id))
  for await (const guests of batchesInTurns(invited, rowsAtOnce)) {
    await db.insertInto('eventGuests').values(guests).execute()
  }
  const reminders = await inSlices(insertedRows, (row) => reminderRows([row]))
  for await (const batch of batchesInTurns(reminders.flat(), rowsAtOnce))
    await db.insertInto('eventReminders').values(batch).execute()
  return insertedRows
}

export async function deleteEvents(db: Db<Tables>, ids: readonly number[]) {
  for await (const batch of batchesInTurns(ids, rowsAtOnce))
    await db.deleteFrom('events').where('id', 'in', batch).execute()
}

async function updateEvent(db: Db<Tables>, row: EventRow) {
  const { id, ...values } = storedEvent(row)
  await db.updateTable('events').set(values).where('id', '=', id).execute()
  await db.deleteFrom('eventGuests').where('eventId', '=', id).execute()
  const guests = guestRows(row, id)
  if (guests.length > 0) await db.insertInto('eventGuests').values(guests).execute()
  await db.deleteFrom('eventReminders').where('eventId', '=', id).execute()
  const reminders = reminderRows([row])
  if (reminders.length > 0) await db.insertInto('eventReminders').values(reminders).execute()
}

/** The changed occurrences of each series. */
export async function findOverrides(db: Db<Tables>, masters: readonly number[]) {
  const overrides: EventRow[] = []
  for await (const batch of batchesInTurns(masters, rowsAtOnce)) {
    overrides.push(
      ...(await db.selectFrom('events').select(columns).where('seriesId', 'in', batch).orderBy('id').execute()),
    )
  }
  return Map.groupBy(overrides, ({ seriesId }) => seriesId)
}

/** Replaces a family by the changed ones, increments each row's sequence, and returns them with their ids. */
export async function saveFamily(db: Db<Tables>, before: Family, after: readonly Family[], now: string) {
  const withNewSequence = (row: EventRow): EventRow => ({
    ...row,
    updatedAt: now,
    sequence: before.master.sequence + 1,
  })
  await deleteEvents(
    db,
    before.overrides.map(({ id }) => id),
  )
  if (!after.some(({ master }) => master.id === before.master.id)) await deleteEvents(db, [before.master.id])
  const saved: Family[] = []
  for (const { master, overrides } of after) {
    const isNew = master.id === 0
    const [head = master] = isNew ? await insertEvents(db, [withNewSequence(master)]) : [withNewSequence(master)]
    if (!isNew) await updateEvent(db, head)
    const calendarId = head.calendarId
    const rows = overrides.map((row) => ({ ...withNewSequence(row), seriesId: head.id, uid: head.uid, calendarId }))
    saved.push({ master: head, overrides: await insertEvents(db, rows) })
  }
  return saved
}
