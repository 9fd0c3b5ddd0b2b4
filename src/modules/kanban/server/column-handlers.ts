import { notFound } from '#platform/errors/failure.ts'
import type { Handlers } from '#platform/server/api.ts'
import type { kanban } from '../contract.ts'
import { lockColumn } from './lock-rows.ts'
import { findColumnRank } from './rank-rows.ts'
import { readBoard } from './read-board.ts'
import { recordActivity } from './record-activity.ts'
import type { KanbanDb } from './tables.ts'

type ColumnHandlers = Pick<
  Handlers<typeof kanban>,
  'removeCategory' | 'clearTasks' | 'addCategory' | 'updateCategory' | 'changeColumn' | 'moveColumn'
>

const column = { kind: 'column' }
const maxId = 2_147_483_647

/** Inserts a column with a random id for clients that send none; retries if the id exists. */
const insert = async (db: KanbanDb, name: string, rank: string, updatedAt: string): Promise<number> => {
  const id = 1 + Math.floor(Math.random() * maxId)
  const blank = { color: 'plain', wipLimit: null, isDone: false, archivedAt: null, deletedAt: null } as const
  const created = await db
    .insertInto('kanbanColumns')
    .values({ ...blank, id, name, rank, updatedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id ?? insert(db, name, rank, updatedAt)
}

export const createColumnHandlers = (db: KanbanDb): ColumnHandlers => ({
  removeCategory: async ({ body: { id }, now, check }) => {
    check(column)
    await lockColumn(db, id, now)
    await db.updateTable('kanbanColumns').set({ deletedAt: now }).where('id', '=', id).execute()
    return readBoard(db)
  },

  clearTasks: async ({ body: { categoryId }, user, now, check }) => {
    check(column)
    await lockColumn(db, categoryId, now)
    const cleared = await db
      .updateTable('kanbanTasks')
      .set({ archivedAt: now, updatedAt: now })
      .where('columnId', '=', categoryId)
      .where('archivedAt', 'is', null)
      .where('deletedAt', 'is', null)
      .returning('id')
      .execute()
    for (const { id } of cleared) await recordActivity(db, id, { userId: user.id, now }, { kind: 'archived' })
    return readBoard(db)
  },

  addCategory: async ({ body: { categoryName }, now, check }) => {
    check(column)
    const rank = await findColumnRank(db, {}, now)
    const id = await insert(db, categoryName, rank, now)
    return { id, name: categoryName, child: [], wipLimit: null, color: 'plain' as const, isDone: false }
  },

  updateCategory: async ({ body: { categoryId, categoryName }, now, check }) => {
    check(column)
    await lockColumn(db, categoryId, now)
    await db.updateTable('kanbanColumns').set({ name: categoryName }).where('id', '=', categoryId).execute()
    return readBoard(db)
  },

  changeColumn: async ({ params: { id }, body: { archived, ...fields }, now, check }) => {
    check({ ...column, ...(await lockColumn(db, id, now)) })
    const values = { ...fields, updatedAt: now, ...(archived && { archivedAt: now }) }
    await db.updateTable('kanbanColumns').set(values).where('id', '=', id).execute()
    return readBoard(db)
  },

  moveColumn: async ({ params: { id }, body, now, check }) => {
    check(column)
    const rank = await findColumnRank(db, body, now, id)
    await lockColumn(db, id, now)
    const neighbours = [body.before, body.after].filter((one) => one !== undefined)
    const knownCount = neighbours.length
      ? await db.selectFrom('kanbanColumns').select('id').where('id', 'in', neighbours).execute()
      : []
    if (knownCount.length < new Set(neighbours).size) throw notFound()
    if (!neighbours.includes(id)) await db.updateTable('kanbanColumns').set({ rank }).where('id', '=', id).execute()
    return readBoard(db)
  },
})
