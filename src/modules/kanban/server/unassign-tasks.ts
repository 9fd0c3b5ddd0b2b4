import type { Background } from '#platform/server/pipeline/call.ts'
import { kanban } from '../contract.ts'
import { lockTask } from './lock-rows.ts'
import { recordActivity } from './record-activity.ts'
import { saveTask } from './save-task.ts'
import type { KanbanDb } from './tables.ts'

/** Unassigns a deleted user from open tasks; done and archived tasks keep their assignees. */
export async function unassignTasks(
  db: KanbanDb,
  userId: string,
  { now, events: { announce } }: Pick<Background, 'now' | 'events'>,
) {
  const open = await db
    .selectFrom('kanbanTasks')
    .innerJoin('kanbanColumns', 'kanbanColumns.id', 'kanbanTasks.columnId')
    .select(['kanbanTasks.id', 'kanbanTasks.assignees'])
    .where('kanbanColumns.isDone', '=', false)
    .where('kanbanTasks.archivedAt', 'is', null)
    .orderBy('kanbanTasks.id')
    .execute()
  for (const { id, assignees } of open) {
    if (!assignees.includes(userId)) continue
    const task = await lockTask(db, id, now)
    await saveTask(db, { ...task, assignees: task.assignees.filter((one) => one !== userId) })
    await recordActivity(db, id, { userId, now }, { kind: 'unassigned', to: userId })
  }
  announce('everyone', undefined, kanban.name)
}
