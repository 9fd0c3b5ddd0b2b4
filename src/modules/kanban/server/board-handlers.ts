import type * as z from 'zod'
import { conflict, Failure, refused } from '#platform/errors/failure.ts'
import type { Handlers } from '#platform/server/api.ts'
import type { kanban } from '../contract.ts'
import { type BoardDraft, type ColumnDraft, maxBoards, maxFirstColumns } from '../contract-boards.ts'
import { findBoard, lockBoards, lockOpenBoard, readBoardRecord, readBoards } from './boards.ts'
import { insertColumn } from './insert-column.ts'
import { lockColumns } from './lock-rows.ts'
import { createSpacedRanks } from './rank.ts'
import { findColumnRank } from './rank-rows.ts'
import { readBoard, selectBoardColumns } from './read-board.ts'
import type { KanbanDb } from './tables.ts'

type BoardHandlers = Pick<Handlers<typeof kanban>, 'boards' | 'showBoard' | 'addBoard' | 'editBoard' | 'addColumn'>

const board = { kind: 'board' }

/** The columns that a new board begins with: the given ones, or those of another board. */
async function findFirstColumns(db: KanbanDb, { columns, columnsOf }: z.output<typeof BoardDraft>) {
  if (columnsOf === undefined) return columns
  if (columns.length > 0) throw refused('columnsOf', 'Either columns or the board to copy them from')
  const known = await db.selectFrom('kanbanBoards').select('id').where('id', '=', columnsOf).executeTakeFirst()
  if (!known) throw refused('columnsOf', 'This board does not exist')
  const query = selectBoardColumns(db, columnsOf).select(['name', 'color', 'wipLimit', 'isDone'])
  return query.orderBy('rank').orderBy('id').limit(maxFirstColumns).execute()
}

async function insertColumns(
  db: KanbanDb,
  boardId: number,
  columns: readonly z.output<typeof ColumnDraft>[],
  updatedAt: string,
) {
  const ranks = createSpacedRanks(columns.length)
  for (const [at, column] of columns.entries())
    await insertColumn(db, { ...column, boardId, rank: ranks[at] ?? '', updatedAt })
}

export const createBoardHandlers = (db: KanbanDb): BoardHandlers => ({
  boards: () => readBoards(db),

  showBoard: async ({ params: { id } }) => {
    const record = await readBoardRecord(db, id)
    return { ...record, columns: await readBoard(db, id) }
  },

  addBoard: async ({ body, now, check }) => {
    check(board)
    await lockBoards(db)
    const all = await db.selectFrom('kanbanBoards').select('id').execute()
    if (all.length >= maxBoards) throw new Failure(422, `There are at most ${maxBoards} boards`)
    const columns = await findFirstColumns(db, body)
    const { name, description, color } = body
    const values = { name, description, color, archivedAt: null }
    const { id } = await db.insertInto('kanbanBoards').values(values).returning('id').executeTakeFirstOrThrow()
    await insertColumns(db, id, columns, now)
    return readBoardRecord(db, id)
  },

  editBoard: async ({ params: { id }, body: { archived, ...fields }, now, check }) => {
    await lockBoards(db)
    const row = await findBoard(db, id)
    check({ ...board, ...row })
    if (archived && row.archivedAt === null) {
      const open = await db.selectFrom('kanbanBoards').select('id').where('archivedAt', 'is', null).execute()
      if (open.length === 1) throw conflict('The last board cannot be archived')
    }
    const archivedAt = archived === undefined ? row.archivedAt : archived ? (row.archivedAt ?? now) : null
    await db
      .updateTable('kanbanBoards')
      .set({ ...fields, archivedAt })
      .where('id', '=', id)
      .execute()
    return readBoardRecord(db, id)
  },

  addColumn: async ({ params: { id: boardId }, body, now, check }) => {
    check({ kind: 'column' })
    await lockColumns(db, now)
    await lockOpenBoard(db, boardId)
    const rank = await findColumnRank(db, boardId, {})
    const id = await insertColumn(db, { ...body, boardId, rank, updatedAt: now })
    return { ...body, id, child: [] }
  },
})
