import { notFound } from '#platform/errors/failure.ts'
import type { Archive, Category, Task, TaskDetail } from '../contract-schemas.ts'
import { getCoverPath } from './cover-path.ts'
import type { KanbanDb, TaskRow } from './tables.ts'

const readCommentCounts = async (db: KanbanDb) => {
  const rows = await db
    .selectFrom('kanbanComments')
    .where('deletedAt', 'is', null)
    .select((eb) => ['taskId', eb.fn.countAll().as('count')])
    .groupBy('taskId')
    .execute()
  return new Map(rows.map(({ taskId, count }) => [taskId, Number(count)]))
}

const readLabelIds = async (db: KanbanDb) => {
  const rows = await db.selectFrom('kanbanLabels').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns a function that converts rows to tasks, without deleted labels. */
async function createTaskConverter(db: KanbanDb) {
  const [counts, knownLabels] = [await readCommentCounts(db), await readLabelIds(db)]
  return ({ items, labels, ...row }: TaskRow, category: string): Task => ({
    ...row,
    category,
    taskImage: row.cover ? getCoverPath(row.id) : row.taskImage,
    labels: labels.filter((id) => knownLabels.has(id)),
    checklist: { done: items.filter(({ done }) => done).length, total: items.length },
    commentCount: counts.get(row.id) ?? 0,
  })
}

/** The columns on the board: neither archived nor deleted. */
export const selectBoardColumns = (db: KanbanDb) =>
  db.selectFrom('kanbanColumns').where('archivedAt', 'is', null).where('deletedAt', 'is', null)

export async function readBoard(db: KanbanDb): Promise<Category[]> {
  const columns = await selectBoardColumns(db).selectAll().orderBy('rank').orderBy('id').execute()
  const tasks = await db
    .selectFrom('kanbanTasks')
    .selectAll()
    .where('archivedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('rank')
    .orderBy('id')
    .execute()
  const toTask = await createTaskConverter(db)
  const byColumn = Map.groupBy(tasks, ({ columnId }) => columnId)
  return columns.map(({ id, name, wipLimit, color, isDone }) => ({
    id,
    name,
    wipLimit,
    color,
    isDone,
    child: (byColumn.get(id) ?? []).map((row) => toTask(row, name)),
  }))
}

export async function readTask(db: KanbanDb, id: number): Promise<TaskDetail> {
  const row = await db.selectFrom('kanbanTasks').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  const { columnId } = row
  const column = await db.selectFrom('kanbanColumns').selectAll().where('id', '=', columnId).executeTakeFirstOrThrow()
  const comments = await db
    .selectFrom('kanbanComments')
    .selectAll()
    .where('taskId', '=', id)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  const activity = await db.selectFrom('kanbanActivity').selectAll().where('taskId', '=', id).orderBy('id').execute()
  const toTask = await createTaskConverter(db)
  return {
    ...toTask(row, column.name),
    categoryId: columnId,
    items: row.items,
    comments,
    activity,
    createdAt: row.createdAt,
    archived: row.archivedAt !== null || column.archivedAt !== null,
    deleted: row.deletedAt !== null || column.deletedAt !== null,
  }
}

const compareLatestFirst = (one: { goneAt: string }, other: { goneAt: string }) =>
  other.goneAt.localeCompare(one.goneAt)

export async function readArchive(db: KanbanDb): Promise<Archive> {
  const columns = await db.selectFrom('kanbanColumns').selectAll().execute()
  const tasks = await db.selectFrom('kanbanTasks').selectAll().execute()
  const names = new Map(columns.map(({ id, name }) => [id, name]))
  const toTask = await createTaskConverter(db)
  const tasksIn = (id: number) =>
    tasks.filter((task) => task.columnId === id && task.archivedAt === null && task.deletedAt === null).length
  return {
    tasks: tasks
      .flatMap((row) => {
        const goneAt = row.deletedAt ?? row.archivedAt
        if (goneAt === null) return []
        const task = toTask(row, names.get(row.columnId) ?? '')
        return [{ ...task, categoryId: row.columnId, goneAt, deleted: row.deletedAt !== null }]
      })
      .toSorted(compareLatestFirst),
    columns: columns
      .flatMap(({ archivedAt, deletedAt, ...column }) => {
        const goneAt = deletedAt ?? archivedAt
        return goneAt === null ? [] : [{ ...column, goneAt, deleted: deletedAt !== null, tasks: tasksIn(column.id) }]
      })
      .toSorted(compareLatestFirst),
  }
}
