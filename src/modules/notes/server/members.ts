import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import type { Note, Person } from '../contract.ts'
import { type NoteRow, toNote } from './note-rows.ts'
import type { Tables } from './tables.ts'

/** The owner and the collaborators. */
export async function memberIds(db: Db<Tables>, noteId: number) {
  const rows = await db.selectFrom('noteMembers').select('userId').where('noteId', '=', noteId).execute()
  return rows.map(({ userId }) => userId)
}

/** The notes with their owners and collaborators, as responses have them. */
export async function withMembers(db: Db<Tables>, rows: readonly NoteRow[]): Promise<Note[]> {
  if (rows.length === 0) return []
  const members = await db
    .selectFrom('noteMembers')
    .innerJoin('users', 'users.id', 'noteMembers.userId')
    .select(['noteId', 'users.id', 'users.name', 'users.avatar'])
    .where(
      'noteId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()
  const byNote = Map.groupBy(members, ({ noteId }) => noteId)
  return rows.map((row) => {
    const people: Person[] = byNote.get(row.id) ?? []
    const owner = people.find(({ id }) => id === row.ownerId)
    if (!owner) throw notFound()
    return { ...toNote(row), owner, collaborators: people.filter((person) => person !== owner) }
  })
}

export async function withMembersOfOne(db: Db<Tables>, row: NoteRow): Promise<Note> {
  const [note] = await withMembers(db, [row])
  if (!note) throw notFound()
  return note
}
