import { batchesInTurns } from '#platform/records/batches.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { ImportReport } from '../contract.ts'
import { columns, deleteEvents, insertEvents, findOverrides, rowsAtOnce } from '../server/event-rows.ts'
import type { Family } from '../server/series.ts'
import type { EventRow, Tables } from '../server/tables.ts'
import { storeUndo } from '../server/undo.ts'
import type { Import, PreparedImport } from './import-events.ts'

interface Imported {
  report: ImportReport
  /** The replaced events, and all events that the import has written. */
  before: readonly Family[]
  after: readonly Family[]
}

/** Writes a prepared import; undefined if events that it concerns have changed since. */
export async function storeImport(
  db: Db<Tables>,
  { report, uids, known, replaced, created }: PreparedImport,
  { into, userId, now }: Import,
): Promise<Imported | undefined> {
  // Locks the calendar, so that of two imports of a file the second one finds the events of the first.
  await db.updateTable('calendars').set({ id: into.id }).where('id', '=', into.id).execute()
  const versions = new Set(known.map(({ master }) => toVersion(master)))
  const current = await findMasters(db, into.id, uids)
  if (current.length !== versions.size || current.some((row) => !versions.has(toVersion(row)))) return undefined
  const knownById = new Map(known.map((family) => [family.master.id, family]))
  const existingFamilies = replaced.flatMap(({ master }) => knownById.get(master.id) ?? [])
  await deleteEvents(
    db,
    existingFamilies.map(({ master }) => master.id),
  )
  const saved = await insertFamilies(db, [...created, ...replaced])
  const undo = await storeUndo(db, { userId, now }, existingFamilies, saved)
  return { report: { ...report, undo }, before: existingFamilies, after: saved }
}

/** Every change of an event, a series or one of its occurrences increments the sequence. */
const toVersion = ({ id, sequence }: Pick<EventRow, 'id' | 'sequence'>) => `${id} ${sequence}`

async function insertFamilies(db: Db<Tables>, families: readonly Family[]): Promise<Family[]> {
  const masters = await insertEvents(
    db,
    families.map(({ master }) => master),
  )
  const children = families.flatMap(({ overrides }, index) =>
    overrides.map((row) => ({ ...row, seriesId: masters[index]?.id ?? null })),
  )
  const childrenBySeries = Map.groupBy(await insertEvents(db, children), ({ seriesId }) => seriesId)
  return masters.map((master) => ({ master, overrides: childrenBySeries.get(master.id) ?? [] }))
}

/** The events and series of a calendar with these UIDs. */
async function findMasters(db: Db<Tables>, calendarId: number, uids: readonly string[]) {
  const masters: EventRow[] = []
  for await (const batch of batchesInTurns(uids, rowsAtOnce)) {
    const query = db.selectFrom('events').select(columns).where('calendarId', '=', calendarId)
    masters.push(...(await query.where('uid', 'in', batch).where('seriesId', 'is', null).execute()))
  }
  return masters
}

export async function findFamilies(db: Db<Tables>, calendarId: number, uids: readonly string[]): Promise<Family[]> {
  const masters = await findMasters(db, calendarId, uids)
  const overrides = await findOverrides(
    db,
    masters.map(({ id }) => id),
  )
  return masters.map((master) => ({ master, overrides: overrides.get(master.id) ?? [] }))
}
