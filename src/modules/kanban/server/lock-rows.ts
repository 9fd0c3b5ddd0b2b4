import { notFound } from '#platform/errors/failure.ts'
import type { KanbanDb } from './tables.ts'

// Each function writes first, which locks the row, so that it cannot change between reading and writing.

/** Locks a task, archived or not, until the end of the transaction. */
export async function lockTask(db: KanbanDb, id: number, updatedAt: string) {
  const query = db.updateTable('kanbanTasks').set({ updatedAt }).where('id', '=', id)
  const row = await query.returningAll().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Locks all columns of all boards, in one order, so that no other transaction can move or add one. */
export const lockColumns = (db: KanbanDb, updatedAt: string) =>
  db.updateTable('kanbanColumns').set({ updatedAt }).execute()

/** Locks a column on a board that is not archived, so that no other transaction can move tasks into it. */
export async function lockColumn(db: KanbanDb, id: number, updatedAt: string) {
  const query = db.updateTable('kanbanColumns').set({ updatedAt }).where('id', '=', id)
  const row = await query
    .where('archivedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .where('boardId', 'in', db.selectFrom('kanbanBoards').select('id').where('archivedAt', 'is', null))
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** A task on the board, not locked. Lock the column that it moves to before the task, as all moves do. */
export async function findBoardTask(db: KanbanDb, id: number) {
  const row = await db
    .selectFrom('kanbanTasks')
    .selectAll()
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
