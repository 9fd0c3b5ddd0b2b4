import { notFound } from '#platform/errors/failure.ts'
import type { Board } from '../contract-boards.ts'
import type { KanbanDb } from './tables.ts'

/** The board that calls without one mean: the oldest that is not archived. */
export async function findFirstBoard(db: KanbanDb) {
  const query = db.selectFrom('kanbanBoards').select('id').where('archivedAt', 'is', null)
  const { id } = await query.orderBy('id').limit(1).executeTakeFirstOrThrow()
  return id
}

export async function findBoard(db: KanbanDb, id: number) {
  const row = await db.selectFrom('kanbanBoards').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Board not found')
  return row
}

/** Locks all boards, so that none is archived or added until the transaction ends. */
export const lockBoards = (db: KanbanDb) =>
  db
    .updateTable('kanbanBoards')
    .set((eb) => ({ archivedAt: eb.ref('archivedAt') }))
    .execute()

/** Locks a board that is not archived. Lock columns before it. */
export async function lockOpenBoard(db: KanbanDb, id: number) {
  const query = db.updateTable('kanbanBoards').set({ archivedAt: null }).where('id', '=', id)
  const row = await query.where('archivedAt', 'is', null).returning('id').executeTakeFirst()
  if (!row) throw notFound('Board not found')
}

/** All boards, oldest first, with their numbers of tasks. */
export async function readBoards(db: KanbanDb): Promise<Board[]> {
  const rows = await db.selectFrom('kanbanBoards').selectAll().orderBy('id').execute()
  const counts = await db
    .selectFrom('kanbanTasks')
    .innerJoin('kanbanColumns', 'kanbanColumns.id', 'kanbanTasks.columnId')
    .where('kanbanTasks.archivedAt', 'is', null)
    .where('kanbanTasks.deletedAt', 'is', null)
    .where('kanbanColumns.archivedAt', 'is', null)
    .where('kanbanColumns.deletedAt', 'is', null)
    .groupBy('kanbanColumns.boardId')
    .select(({ fn }) => ['kanbanColumns.boardId', fn.countAll<number>().as('count')])
    .execute()
  return rows.map((row) => ({
    ...row,
    taskCount: Number(counts.find(({ boardId }) => boardId === row.id)?.count ?? 0),
  }))
}

export async function readBoardRecord(db: KanbanDb, id: number): Promise<Board> {
  const board = (await readBoards(db)).find((one) => one.id === id)
  if (!board) throw notFound('Board not found')
  return board
}

/** Names of the boards of two columns, if they differ. */
export async function findTransfer(db: KanbanDb, fromColumn: number, toColumn: number) {
  const rows = await db
    .selectFrom('kanbanColumns')
    .innerJoin('kanbanBoards', 'kanbanBoards.id', 'kanbanColumns.boardId')
    .where('kanbanColumns.id', 'in', [fromColumn, toColumn])
    .select(['kanbanColumns.id', 'kanbanColumns.boardId', 'kanbanBoards.name'])
    .execute()
  const [from, to] = [fromColumn, toColumn].map((column) => rows.find(({ id }) => id === column))
  return from && to && from.boardId !== to.boardId ? { from: from.name, to: to.name } : undefined
}
