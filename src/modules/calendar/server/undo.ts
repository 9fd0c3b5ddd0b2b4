import { batchesInTurns } from '#platform/records/batches.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, forbidden, notFound } from '#platform/errors/failure.ts'
import { columns, deleteEvents, insertEvents, rowsAtOnce } from './event-rows.ts'
import { mayWrite, type View } from './find-events.ts'
import { type Family, listRows, toFamilies } from './series.ts'
import type { EventRow, Tables } from './tables.ts'

const undoPeriod = 60 * 60 * 1000

/** In characters of JSON. */
export const maxUndoLength = 1_000_000
/** Of one user; only the last one is offered. */
export const maxUndos = 50

/** The rows as JSON; undefined above the limit, without writing out the rest. */
function toBoundedJson(rows: readonly EventRow[]) {
  const parts: string[] = []
  let length = 2
  for (const row of rows) {
    const part = JSON.stringify(row)
    length += part.length + 1
    if (length > maxUndoLength) return undefined
    parts.push(part)
  }
  return `[${parts.join(',')}]`
}

/** Stores the former state, and returns the id for undoing the change; null if that state is too large. */
export async function storeUndo(
  db: Db<Tables>,
  { userId, now }: { userId: string; now: string },
  before: readonly Family[],
  after: readonly Family[],
) {
  const old = new Date(Date.parse(now) - undoPeriod).toISOString()
  await db.deleteFrom('calendarUndos').where('at', '<', old).execute()
  const json = toBoundedJson(listRows(before))
  if (json === undefined) return null
  const { id } = await db
    .insertInto('calendarUndos')
    .values({
      userId,
      at: now,
      before: json,
      after: JSON.stringify(listRows(after).map((row) => ({ id: row.id, sequence: row.sequence }))),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const latest = db
    .selectFrom('calendarUndos')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(maxUndos)
  await db.deleteFrom('calendarUndos').where('userId', '=', userId).where('id', 'not in', latest).execute()
  return id
}

interface Undone {
  before: readonly Family[]
  after: readonly Family[]
}

/** Undoes a change unless the events have been changed since; returns these events, before and after that. */
export async function undoChange(db: Db<Tables>, id: number, view: View, now: string): Promise<Undone> {
  // Deleting the entry first lets only one of two simultaneous calls continue.
  const undone = await db
    .deleteFrom('calendarUndos')
    .where('id', '=', id)
    .where('userId', '=', view.reader.id)
    .where('at', '>=', new Date(Date.parse(now) - undoPeriod).toISOString())
    .returning(['before', 'after'])
    .executeTakeFirst()
  if (!undone) throw notFound('Nothing left to undo')
  const { before, after } = undone
  const there: EventRow[] = []
  for await (const batch of batchesInTurns(after, rowsAtOnce)) {
    const ids = batch.map((row) => row.id)
    there.push(...(await db.selectFrom('events').select(columns).where('id', 'in', ids).execute()))
  }
  const sequences = new Map(there.map((row) => [row.id, row.sequence]))
  if (after.some((row) => sequences.get(row.id) !== row.sequence))
    throw conflict('The record was changed again since then')
  if ([...before, ...there].some((row) => !mayWrite(view, row))) throw forbidden()
  const sequence = Math.max(0, ...before.map((row) => row.sequence), ...after.map((row) => row.sequence)) + 1
  await deleteEvents(
    db,
    after.map((row) => row.id),
  )
  await insertEvents(
    db,
    before.filter(({ seriesId }) => seriesId === null).map((row) => ({ ...row, sequence })),
  )
  await insertEvents(
    db,
    before.filter(({ seriesId }) => seriesId !== null).map((row) => ({ ...row, sequence })),
  )
  return { before: toFamilies(there), after: toFamilies(before) }
}
