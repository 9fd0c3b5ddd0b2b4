import { findIndexByNeighbours, type Neighbours } from '../board-order.ts'
import { createSpacedRanks, getRankAt } from './rank.ts'
import type { KanbanDb } from './tables.ts'

type Table = 'kanbanTasks' | 'kanbanColumns'

async function setRank(db: KanbanDb, table: Table, id: number, rank: string) {
  await db.updateTable(table).set({ rank }).where('id', '=', id).execute()
}

async function findRankAt(
  db: KanbanDb,
  table: Table,
  rows: readonly { id: number; rank: string }[],
  neighbours: Neighbours,
) {
  const index = findIndexByNeighbours(
    rows.map(({ id }) => id),
    neighbours,
  )
  const rank = getRankAt(rows, index)
  if (rank !== undefined) return rank
  const ranks = createSpacedRanks(rows.length + 1)
  for (const [at, { id }] of rows.entries()) await setRank(db, table, id, ranks[at < index ? at : at + 1] ?? '')
  return ranks[index] ?? ''
}

/**
 * A rank for a task at a position in a column, which the caller has locked. Archived tasks count too, so that they keep
 * distinct ranks when they are restored.
 */
export async function findTaskRank(db: KanbanDb, columnId: number, neighbours: Neighbours, moved = 0) {
  const query = db.selectFrom('kanbanTasks').select(['id', 'rank']).where('columnId', '=', columnId)
  const rows = await query.where('id', '!=', moved).orderBy('rank').orderBy('id').execute()
  return findRankAt(db, 'kanbanTasks', rows, neighbours)
}

/** A rank for a column at a position of a board. The caller has locked all columns. */
export async function findColumnRank(db: KanbanDb, boardId: number, neighbours: Neighbours, moved = 0) {
  const query = db.selectFrom('kanbanColumns').select(['id', 'rank']).where('boardId', '=', boardId)
  const rows = await query.where('id', '!=', moved).orderBy('rank').orderBy('id').execute()
  return findRankAt(db, 'kanbanColumns', rows, neighbours)
}
