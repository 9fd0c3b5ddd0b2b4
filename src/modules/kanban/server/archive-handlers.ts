import { notFound } from '#platform/errors/failure.ts'
import type { Handlers } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { kanban } from '../contract.ts'
import { daysKept } from '../contract-schemas.ts'
import { editTask } from './edit-task.ts'
import { findBoard, findFirstBoard } from './boards.ts'
import { readArchive, readBoard } from './read-board.ts'
import type { KanbanDb } from './tables.ts'

type ArchiveHandlers = Pick<Handlers<typeof kanban>, 'archive' | 'restore' | 'purgeTask' | 'purgeColumn'>

export const createArchiveHandlers = (db: KanbanDb): ArchiveHandlers => ({
  archive: async ({ query: { board } }) => {
    if (board !== undefined) await findBoard(db, board)
    return readArchive(db, board)
  },

  restore: async ({ body: { tasks = [], columns = [] }, ...call }) => {
    call.check({ kind: 'task' })
    const boardIds: number[] = []
    for (const id of new Set(columns)) {
      const query = db.updateTable('kanbanColumns').set({ archivedAt: null, deletedAt: null, updatedAt: call.now })
      const row = await query.where('id', '=', id).returning('boardId').executeTakeFirst()
      if (!row) throw notFound()
      boardIds.push(row.boardId)
    }
    for (const id of new Set(tasks)) {
      boardIds.push((await editTask(db, call, id, { archived: false, deleted: false })).boardId)
    }
    return readBoard(db, boardIds[0] ?? (await findFirstBoard(db)))
  },

  purgeTask: async ({ params: { id }, services: { files }, check }) => {
    check({ kind: 'task' })
    const row = await db.selectFrom('kanbanTasks').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row || (row.archivedAt === null && row.deletedAt === null)) throw notFound()
    await purgeTasks(db, files, [id])
  },

  purgeColumn: async ({ params: { id }, services: { files }, check }) => {
    check({ kind: 'column' })
    const row = await db.selectFrom('kanbanColumns').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row || (row.archivedAt === null && row.deletedAt === null)) throw notFound()
    await purgeColumns(db, files, [id])
  },
})

type Files = Pick<Call['services']['files'], 'release'>

async function purgeTasks(db: KanbanDb, files: Files, ids: readonly number[]) {
  if (ids.length === 0) return
  const query = db.deleteFrom('kanbanTasks').where('id', 'in', ids)
  const deletedRows = await query.returning(['cover', 'attachments']).execute()
  // One by one, since copies of a card use the same files, and each counts as a use.
  for (const { cover, attachments } of deletedRows) {
    if (cover) await files.release([cover])
    await files.release(attachments)
  }
}

async function purgeColumns(db: KanbanDb, files: Files, ids: readonly number[]) {
  if (ids.length === 0) return
  const tasks = await db.selectFrom('kanbanTasks').select('id').where('columnId', 'in', ids).execute()
  await purgeTasks(
    db,
    files,
    tasks.map(({ id }) => id),
  )
  await db.deleteFrom('kanbanColumns').where('id', 'in', ids).execute()
}

/** Deletes records for good whose restore period has ended. Archived records remain. */
export async function purgeDeleted(db: KanbanDb, files: Files, now: string) {
  const before = new Date(Date.parse(now) - daysKept * 86_400_000).toISOString()
  const columns = await db.selectFrom('kanbanColumns').select('id').where('deletedAt', '<', before).execute()
  await purgeColumns(
    db,
    files,
    columns.map(({ id }) => id),
  )
  const tasks = await db.selectFrom('kanbanTasks').select('id').where('deletedAt', '<', before).execute()
  await purgeTasks(
    db,
    files,
    tasks.map(({ id }) => id),
  )
}
