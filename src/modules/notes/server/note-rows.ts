import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { findPositionBetween } from '../note-positions.ts'
import { createIndex } from './note-index.ts'
import type { Tables } from './tables.ts'

type Row = Selectable<Tables['notes']>
export type OwnState = Omit<Selectable<Tables['noteMembers']>, 'noteId' | 'userId'>

/** A note as one of its members has it. */
export type NoteRow = Row & OwnState

export const toNote = ({ deletedAt, ...row }: NoteRow) => ({ ...row, deleted: deletedAt !== null })

type Content = Pick<Row, 'title' | 'color' | 'kind' | 'text' | 'items' | 'labels'>

/** The columns of a note's content, with those that are computed from it. */
const toColumns = ({ title, color, kind, text, items, labels }: Content) => ({
  title,
  color,
  kind,
  text,
  items: JSON.stringify(items),
  labels: JSON.stringify(labels),
  ...createIndex({ title, text, items, labels }),
})

/** Reads and writes notes for one of their members; for all other users they do not exist. */
export const noteRows = (db: Db<Tables>) => {
  // A note in the trash is there for its owner only.
  const visible = (userId: string) =>
    db
      .selectFrom('noteMembers')
      .innerJoin('notes', 'notes.id', 'noteMembers.noteId')
      .selectAll('notes')
      .select(['position', 'pinned', 'archived', 'reminderAt', 'remindedAt'])
      .where('userId', '=', userId)
      .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('ownerId', '=', userId)]))

  const find = async (userId: string, id: number) => {
    const row = await visible(userId).where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  // The first write locks the note, so that neither it nor its members change between reading and writing.
  const lock = async (userId: string, id: number, updatedAt?: string) => {
    await db
      .updateTable('notes')
      .set((eb) => ({ updatedAt: updatedAt ?? eb.ref('updatedAt') }))
      .where('id', '=', id)
      .where('id', 'in', db.selectFrom('noteMembers').select('noteId').where('userId', '=', userId))
      .execute()
    return find(userId, id)
  }

  const saveContent = async ({ id, deletedAt, updatedAt, ...row }: Row) => {
    await db
      .updateTable('notes')
      .set({ ...toColumns(row), deletedAt, updatedAt })
      .where('id', '=', id)
      .execute()
  }

  const saveOwn = async (userId: string, id: number, changes: Partial<OwnState>) => {
    if (Object.keys(changes).length === 0) return
    await db.updateTable('noteMembers').set(changes).where('noteId', '=', id).where('userId', '=', userId).execute()
  }

  const add = async (ownerId: string, content: Content, own: OwnState, now: string) => {
    const { id } = await db
      .insertInto('notes')
      .values({ ...toColumns(content), ownerId, datef: now, updatedAt: now, deletedAt: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { position, pinned, archived, reminderAt, remindedAt } = own
    await db
      .insertInto('noteMembers')
      .values({ noteId: id, userId: ownerId, position, pinned, archived, reminderAt, remindedAt })
      .execute()
    return find(ownerId, id)
  }

  return { visible, find, lock, saveContent, saveOwn, add, ...notePositions(db) }
}

/** The order of a user's notes. */
const notePositions = (db: Db<Tables>) => {
  const positions = (userId: string) => db.selectFrom('noteMembers').where('userId', '=', userId)

  const topPosition = async (userId: string) => {
    const query = positions(userId).select('position').orderBy('position').limit(1)
    return ((await query.executeTakeFirst())?.position ?? 0) - 1
  }

  const findPositionNextTo = async (userId: string, side: 'before' | 'after', neighbourId: number, moved = 0) => {
    const query = positions(userId).select(['noteId as id', 'position']).where('noteId', '!=', moved)
    const rows = await query.orderBy('position').orderBy('noteId').execute()
    const position = findPositionBetween(rows, side, neighbourId)
    if (position !== undefined) return position
    const spacedRows = rows.map(({ id }, index) => ({ id, position: index }))
    for (const row of spacedRows)
      await db
        .updateTable('noteMembers')
        .set({ position: row.position })
        .where('noteId', '=', row.id)
        .where('userId', '=', userId)
        .execute()
    return findPositionBetween(spacedRows, side, neighbourId) ?? spacedRows.length
  }

  return { topPosition, findPositionNextTo }
}
