import type { KanbanDb, Tables } from './tables.ts'

type Values = Pick<Tables['kanbanColumns'], 'boardId' | 'name' | 'color' | 'wipLimit' | 'isDone' | 'rank' | 'updatedAt'>

const maxId = 2_147_483_647

/** Inserts a column with a random id for clients that send none; retries if the id exists. */
export async function insertColumn(db: KanbanDb, values: Values): Promise<number> {
  const id = 1 + Math.floor(Math.random() * maxId)
  const created = await db
    .insertInto('kanbanColumns')
    .values({ ...values, id, archivedAt: null, deletedAt: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id ?? insertColumn(db, values)
}
