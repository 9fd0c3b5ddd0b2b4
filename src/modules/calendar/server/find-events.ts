import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { Occurrence } from '../contract.ts'
import { type CalendarRow, type EventRow, type Tables } from './tables.ts'
import { asReader, isWritable, type Reader, visibleCalendars } from './access.ts'
import { columns, findOverrides, getMomentSpan } from './event-rows.ts'
import type { Family } from './series.ts'

/** The reader's calendars and invitations, read once for a request. */
export interface View {
  reader: Reader
  calendars: ReadonlyMap<number, CalendarRow>
  names: ReadonlyMap<string, string>
}

export async function readView(db: Db<Tables>, call: Pick<Call, 'user' | 'access'>): Promise<View> {
  const reader = asReader(call)
  const rows = await visibleCalendars(db, reader)
  const users = await db.selectFrom('users').select(['id', 'name']).execute()
  return {
    reader,
    calendars: new Map(rows.map((row) => [row.id, row])),
    names: new Map(users.map(({ id, name }) => [id, name])),
  }
}

const findInvitation = ({ reader }: View, { guests }: EventRow) => guests.find(({ userId }) => userId === reader.id)

/** Writable with the calendar; for invitations, only with the right to change all events. */
export function mayWrite({ calendars, reader }: View, row: EventRow) {
  const calendar = calendars.get(row.calendarId)
  return calendar ? isWritable(calendar, reader) : reader.managesAll
}

/** An occurrence for its reader; `master` is its series, if any. */
export function toOccurrence(view: View, row: EventRow, master?: EventRow): Occurrence {
  const { from, to } = getMomentSpan(row)
  const seriesId = master ? master.id : null
  return {
    id: row.id || (seriesId ?? 0),
    seriesId,
    originalStart: row.originalStart,
    calendarId: view.calendars.has(row.calendarId) ? row.calendarId : null,
    title: row.title,
    start: row.allDay ? row.start : new Date(from).toISOString(),
    end: row.allDay ? row.end : new Date(to).toISOString(),
    allDay: row.allDay,
    localStart: row.start,
    localEnd: row.end,
    timeZone: row.timeZone,
    color: row.color,
    description: row.description,
    location: row.location,
    recurrence: master?.recurrence ?? row.recurrence,
    guests: row.guests,
    reminderMinutes: row.reminderMinutes,
    organiser: { id: row.createdById, name: view.names.get(row.createdById) ?? '' },
    answer: findInvitation(view, row)?.answer ?? null,
    writable: mayWrite(view, row),
    changed: row.seriesId !== null && row.id > 0,
    updatedAt: row.updatedAt,
  }
}

/** Whether the row is visible to the reader: by its calendar, or as a guest. */
export const isSeen = (view: View, row: EventRow) =>
  view.calendars.has(row.calendarId) || findInvitation(view, row) !== undefined

const selectEvents = (db: Db<Tables>) => db.selectFrom('events').select(columns)

/** The event or series of a row, as visible to the reader; 404 otherwise. */
export async function findFamily(db: Db<Tables>, view: View, id: number): Promise<{ family: Family; row: EventRow }> {
  const row = await selectEvents(db).where('id', '=', id).executeTakeFirst()
  const master = row?.seriesId ? await selectEvents(db).where('id', '=', row.seriesId).executeTakeFirst() : row
  if (!row || !master) throw unknown(id)
  const overrides = master.recurrence === null ? [] : ((await findOverrides(db, [master.id])).get(master.id) ?? [])
  if (![master, row, ...overrides].some((one) => isSeen(view, one)) || (await isGone(db, view, row))) throw unknown(id)
  return { family: { master, overrides }, row }
}

/**
 * What the reader sees of an event or series, as events of their own: a series without the occurrences to which the reader
 * is not invited, or only those to which the reader is.
 */
export async function findVisibleEvents(db: Db<Tables>, view: View, id: number): Promise<readonly Family[]> {
  const {
    family: { master, overrides },
  } = await findFamily(db, view, id)
  const seen = overrides.filter((row) => isSeen(view, row))
  if (!isSeen(view, master))
    return seen.map((row) => {
      const uid = `${master.uid}-${row.originalStart}`
      return { master: { ...row, uid, seriesId: null, originalStart: null }, overrides: [] }
    })
  const hidden = overrides.flatMap((row) => (isSeen(view, row) ? [] : (row.originalStart ?? [])))
  return [{ master: { ...master, exdates: [...master.exdates, ...hidden].toSorted() }, overrides: seen }]
}

const unknown = (id: number) => notFound(`Event ${id} not found`)

/** Events of a deleted calendar are hidden from guests too. */
async function isGone(db: Db<Tables>, { calendars }: View, { calendarId }: EventRow) {
  if (calendars.has(calendarId)) return false
  const calendar = await db.selectFrom('calendars').select('deletedAt').where('id', '=', calendarId).executeTakeFirst()
  return !calendar || calendar.deletedAt !== null
}

/** The same, locked until the transaction ends. */
export async function lockFamily(db: Db<Tables>, view: View, id: number) {
  const { family } = await findFamily(db, view, id)
  await db.updateTable('events').set({ id: family.master.id }).where('id', '=', family.master.id).execute()
  return findFamily(db, view, id)
}
