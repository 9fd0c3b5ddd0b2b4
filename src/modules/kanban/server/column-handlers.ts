import { notFound } from '#platform/errors/failure.ts'
import type { Handlers } from '#platform/server/api.ts'
import type { Neighbours } from '../board-order.ts'
import type { kanban } from '../contract.ts'
import { findFirstBoard, lockOpenBoard } from './boards.ts'
import { insertColumn } from './insert-column.ts'
import { lockColumn, lockColumns } from './lock-rows.ts'
import { findColumnRank } from './rank-rows.ts'
import { readBoard } from './read-board.ts'
import { recordArchived } from './record-activity.ts'
import type { KanbanDb } from './tables.ts'

type ColumnHandlers = Pick<
  Handlers<typeof kanban>,
  'removeCategory' | 'clearTasks' | 'addCategory' | 'updateCategory' | 'changeColumn' | 'moveColumn'
>

const column = { kind: 'column' }
interface Goal extends Neighbours {
  /** Another board. */
  boardId?: number | undefined
}

/** Moves a column, and returns its board. */
async function moveColumn(db: KanbanDb, id: number, { boardId: otherBoard, ...neighbours }: Goal, now: string) {
  await lockColumns(db, now)
  const row = await lockColumn(db, id, now)
  const boardId = otherBoard ?? row.boardId
  if (boardId !== row.boardId) await lockOpenBoard(db, boardId)
  const rank = await findColumnRank(db, boardId, neighbours, id)
  const ids = [neighbours.before, neighbours.after].filter((one) => one !== undefined)
  const known = ids.length ? await db.selectFrom('kanbanColumns').select('id').where('id', 'in', ids).execute() : []
  if (known.length < new Set(ids).size) throw notFound()
  if (!ids.includes(id)) {
    await db.updateTable('kanbanColumns').set({ boardId, rank }).where('id', '=', id).execute()
  }
  return boardId
}

export const createColumnHandlers = (db: KanbanDb): ColumnHandlers => ({
  removeCategory: async ({ body: { id }, now, check }) => {
    check(column)
    const { boardId } = await lockColumn(db, id, now)
    await db.updateTable('kanbanColumns').set({ deletedAt: now }).where('id', '=', id).execute()
    return readBoard(db, boardId)
  },

  clearTasks: async ({ body: { categoryId, tasks }, user, now, check }) => {
    check(column)
    const { boardId } = await lockColumn(db, categoryId, now)
    const all = db
      .updateTable('kanbanTasks')
      .set({ archivedAt: now, updatedAt: now })
      .where('columnId', '=', categoryId)
      .where('archivedAt', 'is', null)
      .where('deletedAt', 'is', null)
    if (tasks?.length !== 0) {
      const cleared = await (tasks ? all.where('id', 'in', tasks) : all).returning('id').execute()
      await recordArchived(
        db,
        cleared.map(({ id }) => id),
        { userId: user.id, now },
      )
    }
    return readBoard(db, boardId)
  },

  addCategory: async ({ body: { categoryName }, now, check }) => {
    check(column)
    await lockColumns(db, now)
    const boardId = await findFirstBoard(db)
    const rank = await findColumnRank(db, boardId, {})
    const blank = { name: categoryName, wipLimit: null, color: 'plain', isDone: false } as const
    const id = await insertColumn(db, { ...blank, boardId, rank, updatedAt: now })
    return { ...blank, id, child: [] }
  },

  updateCategory: async ({ body: { categoryId, categoryName }, now, check }) => {
    check(column)
    const { boardId } = await lockColumn(db, categoryId, now)
    await db.updateTable('kanbanColumns').set({ name: categoryName }).where('id', '=', categoryId).execute()
    return readBoard(db, boardId)
  },

  changeColumn: async ({ params: { id }, body: { archived, ...fields }, now, check }) => {
    const row = await lockColumn(db, id, now)
    check({ ...column, ...row })
    const values = { ...fields, updatedAt: now, ...(archived && { archivedAt: now }) }
    await db.updateTable('kanbanColumns').set(values).where('id', '=', id).execute()
    return readBoard(db, row.boardId)
  },

  moveColumn: async ({ params: { id }, body, now, check }) => {
    check(column)
    return readBoard(db, await moveColumn(db, id, body, now))
  },
})
