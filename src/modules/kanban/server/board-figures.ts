import { sql } from 'kysely'
import { dayAt } from '#platform/server/figures/day-starts.ts'
import type { FiguresQuery } from '#platform/numbers/figures.ts'
import { type Moments, toMoments, within } from '#platform/server/figures/figures.ts'
import type { BoardFigures } from '../contract-figures.ts'
import type { KanbanDb } from './tables.ts'

async function readTotals(db: KanbanDb, doneNames: readonly string[], span: Moments): Promise<BoardFigures['totals']> {
  const { created } = await db
    .selectFrom('kanbanTasks')
    .where('deletedAt', 'is', null)
    .where(within('createdAt', span))
    .select(({ fn }) => fn.countAll<number>().as('created'))
    .executeTakeFirstOrThrow()
  if (doneNames.length === 0) return { created: Number(created), finished: 0 }
  const { finished } = await db
    .selectFrom('kanbanActivity')
    .innerJoin('kanbanTasks', 'kanbanTasks.id', 'kanbanActivity.taskId')
    .where('kanbanTasks.deletedAt', 'is', null)
    .where('kanbanActivity.kind', '=', 'moved')
    .where(within('kanbanActivity.at', span))
    .where('kanbanActivity.to', 'in', doneNames)
    .select(({ fn }) => fn.count<number>('kanbanActivity.taskId').distinct().as('finished'))
    .executeTakeFirstOrThrow()
  return { created: Number(created), finished: Number(finished) }
}

/** Current figures of all boards, and tasks created and finished in the period. */
export async function getBoardFigures(db: KanbanDb, query: FiguresQuery, now: string): Promise<BoardFigures> {
  const { now: span, before } = toMoments(query)
  const openBoards = db.selectFrom('kanbanBoards').where('archivedAt', 'is', null)
  const boards = await openBoards.select(['id', 'name', 'color']).orderBy('id').execute()
  const columns = await db
    .selectFrom('kanbanColumns')
    .where('boardId', 'in', openBoards.select('id'))
    .where('archivedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .select(['id', 'boardId', 'name', 'color', 'isDone'])
    .orderBy('boardId')
    .orderBy('rank')
    .orderBy('id')
    .execute()
  // A task due on a date is overdue when that date has ended in the user's time zone.
  const today = dayAt(now, query.timeZone)
  const late = sql<number>`count(case when "date" <> '' and "date" < case when length("date") = 10 then ${today} else ${now} end then 1 end)`
  const counts = await db
    .selectFrom('kanbanTasks')
    .where('archivedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .groupBy('columnId')
    .select(({ fn }) => ['columnId', fn.countAll<number>().as('count'), late.as('late')])
    .execute()
  const doneNames = columns.filter(({ isDone }) => isDone).map(({ name }) => name)
  return {
    totals: await readTotals(db, doneNames, span),
    before: await readTotals(db, doneNames, before),
    boards,
    columns: columns.map((column) => {
      const columnCounts = counts.find(({ columnId }) => columnId === column.id)
      return {
        ...column,
        count: Number(columnCounts?.count ?? 0),
        late: column.isDone ? 0 : Number(columnCounts?.late ?? 0),
      }
    }),
  }
}
