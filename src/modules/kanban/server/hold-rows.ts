import { notFound } from '#platform/errors/failure.ts'
import type { KanbanDb } from './tables.ts'

// Writing first keeps every other write of the row waiting, so what is read here cannot change before it is written.

/** The task, until the end of the transaction ours alone; also one that is archived. */
export async function holdTask(db: KanbanDb, id: number, updatedAt: string) {
  const query = db.updateTable('kanbanTasks').set({ updatedAt }).where('id', '=', id)
  const row = await query.returningAll().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** A column that the board shows, ours alone: nobody else can move anything into it at the same time. */
export async function holdColumn(db: KanbanDb, id: number, updatedAt: string) {
  const query = db.updateTable('kanbanColumns').set({ updatedAt }).where('id', '=', id)
  const row = await query
    .where('archivedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** A task that the board shows, with its column held first, so that two writers never wait for each other. */
export async function findShownTask(db: KanbanDb, id: number) {
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
