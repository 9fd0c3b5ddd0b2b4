import { batchesInTurns } from '#platform/records/batches.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, forbidden, notFound } from '#platform/errors/failure.ts'
import { columns, deleteEvents, insertEvents, rowsAtOnce } from './event-rows.ts'
import { mayWrite, type View } from './find-events.ts'
import { type Family, listRows, toFamilies } from './series.ts'
import type { EventRow, Tables } from './tables.ts'

const undoPeriod = 60 * 60 * 1000

/** Stores the former state, and returns the id for undoing the change. */
export async function storeUndo(
  db: Db<Tables>,
  { userId, now }: { userId: string; now: string },
  before: readonly Family[],
  after: readonly Family[],
) {
  const old = new Date(Date.parse(now) - undoPeriod).toISOString()
  await db.deleteFrom('calendarUndos').where('at', '<', old).execute()
  const { id } = await db
    .insertInto('calendarUndos')
    .values({
      userId,
      at: now,
      before: JSON.stringify(listRows(before)),
      after: JSON.stringify(listRows(after).map((row) => ({ id: row.id, sequence: row.sequence }))),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
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
