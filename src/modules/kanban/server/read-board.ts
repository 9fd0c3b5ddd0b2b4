import { notFound } from '#platform/errors/failure.ts'
import type { Archive, Category, Task, TaskDetail } from '../contract-schemas.ts'
import { getCoverPath } from './cover-path.ts'
import type { KanbanDb, TaskRow } from './tables.ts'

/** Numbers of comments by task: of the tasks in these columns, or of all. */
const readCommentCounts = async (db: KanbanDb, columnIds: readonly number[] | undefined) => {
  const query = db.selectFrom('kanbanComments').where('deletedAt', 'is', null)
  const tasks = db.selectFrom('kanbanTasks').select('id')
  const counted = columnIds ? query.where('taskId', 'in', tasks.where('columnId', 'in', columnIds)) : query
  const rows = await counted
    .select((eb) => ['taskId', eb.fn.countAll().as('count')])
    .groupBy('taskId')
    .execute()
  return new Map(rows.map(({ taskId, count }) => [taskId, Number(count)]))
}

const readLabelIds = async (db: KanbanDb) => {
  const rows = await db.selectFrom('kanbanLabels').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns a function that converts rows of tasks in these columns, or in any, without deleted labels. */
async function createTaskConverter(db: KanbanDb, columnIds?: readonly number[]) {
  const [counts, knownLabels] = [await readCommentCounts(db, columnIds), await readLabelIds(db)]
  return ({ items, attachments, labels, ...row }: TaskRow, category: string): Task => ({
    ...row,
    category,
    taskImage: row.cover ? getCoverPath(row.id) : row.taskImage,
    labels: labels.filter((id) => knownLabels.has(id)),
    checklist: { done: items.filter(({ done }) => done).length, total: items.length },
    commentCount: counts.get(row.id) ?? 0,
    attachmentCount: attachments.length,
  })
}

/** The columns on a board: neither archived nor deleted. */
export const selectBoardColumns = (db: KanbanDb, boardId: number) =>
  db
    .selectFrom('kanbanColumns')
    .where('boardId', '=', boardId)
    .where('archivedAt', 'is', null)
    .where('deletedAt', 'is', null)

export async function readBoard(db: KanbanDb, boardId: number): Promise<Category[]> {
  const columns = await selectBoardColumns(db, boardId).selectAll().orderBy('rank').orderBy('id').execute()
  if (columns.length === 0) return []
  const columnIds = columns.map(({ id }) => id)
  const tasks = await db
    .selectFrom('kanbanTasks')
    .selectAll()
    .where('columnId', 'in', columnIds)
    .where('archivedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('rank')
    .orderBy('id')
    .execute()
  const toTask = await createTaskConverter(db, columnIds)
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

/** The board of a column. */
export async function readBoardWith(db: KanbanDb, columnId: number) {
  const query = db.selectFrom('kanbanColumns').select('boardId').where('id', '=', columnId)
  const { boardId } = await query.executeTakeFirstOrThrow()
  return readBoard(db, boardId)
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
  const toTask = await createTaskConverter(db, [columnId])
  return {
    ...toTask(row, column.name),
    boardId: column.boardId,
    categoryId: columnId,
    items: row.items,
    attachments: row.attachments,
    comments,
    activity,
    createdAt: row.createdAt,
    archived: row.archivedAt !== null || column.archivedAt !== null,
    deleted: row.deletedAt !== null || column.deletedAt !== null,
  }
}

const compareLatestFirst = (one: { goneAt: string }, other: { goneAt: string }) =>
  other.goneAt.localeCompare(one.goneAt)

/** The archive of a board, or of all. */
export async function readArchive(db: KanbanDb, boardId: number | undefined): Promise<Archive> {
  const allColumns = db.selectFrom('kanbanColumns').selectAll()
  const columns = await (boardId === undefined ? allColumns : allColumns.where('boardId', '=', boardId)).execute()
  if (columns.length === 0) return { tasks: [], columns: [] }
  const columnIds = columns.map(({ id }) => id)
  const tasks = await db.selectFrom('kanbanTasks').selectAll().where('columnId', 'in', columnIds).execute()
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
