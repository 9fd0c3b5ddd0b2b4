import type { KanbanDb } from './tables.ts'

/** The user's unfinished tasks on all boards with a due date, by date. */
export async function readDueTasks(db: KanbanDb, userId: string, limit: number) {
  const rows = await db
    .selectFrom('kanbanTasks')
    .innerJoin('kanbanColumns', 'kanbanColumns.id', 'kanbanTasks.columnId')
    .innerJoin('kanbanBoards', 'kanbanBoards.id', 'kanbanColumns.boardId')
    .where('kanbanTasks.date', '<>', '')
    .where('kanbanTasks.archivedAt', 'is', null)
    .where('kanbanTasks.deletedAt', 'is', null)
    .where('kanbanColumns.isDone', '=', false)
    .where('kanbanColumns.archivedAt', 'is', null)
    .where('kanbanColumns.deletedAt', 'is', null)
    .where('kanbanBoards.archivedAt', 'is', null)
    .select(['kanbanTasks.id', 'kanbanTasks.task', 'kanbanTasks.date', 'kanbanTasks.assignees'])
    .select(['kanbanColumns.boardId', 'kanbanColumns.name as category'])
    .orderBy('kanbanTasks.date')
    .orderBy('kanbanTasks.id')
    .execute()
  return rows.filter(({ assignees }) => assignees.includes(userId)).slice(0, limit)
}
