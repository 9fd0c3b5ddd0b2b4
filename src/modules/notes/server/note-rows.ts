import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { findPositionBetween } from '../note-positions.ts'
import { createIndex } from './note-index.ts'
import type { Tables } from './tables.ts'

export type NoteRow = Selectable<Tables['notes']>

export const toNote = ({ deletedAt, ...row }: NoteRow) => ({ ...row, deleted: deletedAt !== null })

const asJson = ({ items, labels }: Pick<NoteRow, 'items' | 'labels'>) => ({
  items: JSON.stringify(items),
  labels: JSON.stringify(labels),
})

/** Reads and writes one user's notes. */
export const noteRows = (db: Db<Tables>) => {
  const queryOwn = (ownerId: string) => db.selectFrom('notes').selectAll().where('ownerId', '=', ownerId)

  const find = async (ownerId: string, id: number) => {
    const row = await queryOwn(ownerId).where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  // The first write locks the note, so that it cannot change between reading and writing.
  const lock = async (ownerId: string, id: number, updatedAt: string) => {
    const query = db.updateTable('notes').set({ updatedAt }).where('id', '=', id).where('ownerId', '=', ownerId)
    const row = await query.returningAll().executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  const save = async (row: NoteRow) => {
    const values = { ...row, ...asJson(row), ...createIndex(row) }
    const query = db.updateTable('notes').set(values).where('id', '=', row.id)
    return toNote(await query.returningAll().executeTakeFirstOrThrow())
  }

  const add = async (row: Omit<NoteRow, 'id' | 'search' | 'labelKey'>) => {
    const values = { ...row, ...asJson(row), ...createIndex(row) }
    return toNote(await db.insertInto('notes').values(values).returningAll().executeTakeFirstOrThrow())
  }

  const topPosition = async (ownerId: string) => {
    const query = queryOwn(ownerId).clearSelect().select('position').orderBy('position').limit(1)
    return ((await query.executeTakeFirst())?.position ?? 0) - 1
  }

  const findPositionNextTo = async (ownerId: string, side: 'before' | 'after', neighbourId: number, moved = 0) => {
    const query = queryOwn(ownerId).clearSelect().select(['id', 'position']).where('id', '!=', moved)
    const rows = await query.orderBy('position').orderBy('id').execute()
    const position = findPositionBetween(rows, side, neighbourId)
    if (position !== undefined) return position
    const spacedRows = rows.map(({ id }, position) => ({ id, position }))
    for (const { id, position } of spacedRows)
      await db.updateTable('notes').set({ position }).where('id', '=', id).execute()
    return findPositionBetween(spacedRows, side, neighbourId) ?? spacedRows.length
  }

  return { own: queryOwn, find, lock, save, add, topPosition, findPositionNextTo }
}
