import { addDays } from '#platform/numbers/figures.ts'
import type { Background, Call } from '#platform/server/pipeline/call.ts'
import { dayStarts } from '#platform/server/figures/day-starts.ts'
import { findMentioned } from '#platform/text/mentions.ts'
import { hasTime } from '../due.ts'
import type { KanbanDb, TaskRow } from './tables.ts'
import { getTaskPath } from './task-path.ts'

type NotifyingCall = Pick<Call<'assigned' | 'commented' | 'mentioned' | 'due'>, 'user' | 'events'>

const createTaskNotice = (boardId: number, id: number) => ({ path: getTaskPath(boardId, id), recordId: id })

/** Notifies new assignees, and withdraws the notices of former ones. */
export function notifyAssigned(
  { events: { notify, withdraw }, user }: NotifyingCall,
  boardId: number,
  oldRow: TaskRow,
  row: TaskRow,
) {
  const { id } = row
  const added = row.assignees.filter((one) => !oldRow.assignees.includes(one))
  const removed = oldRow.assignees.filter((one) => !row.assignees.includes(one))
  if (removed.length > 0) withdraw({ kind: 'assigned', recordId: id, users: removed })
  notify(added, { kind: 'assigned', values: { who: user.name, title: row.task }, ...createTaskNotice(boardId, id) })
}

/** Notifies the users mentioned in a comment, and the task's assignees and commenters of the comment. */
export async function notifyComment(
  db: KanbanDb,
  { events: { notify }, user }: NotifyingCall,
  taskId: number,
  text: string,
) {
  const task = await db
    .selectFrom('kanbanTasks')
    .innerJoin('kanbanColumns', 'kanbanColumns.id', 'kanbanTasks.columnId')
    .select(['kanbanTasks.task', 'kanbanTasks.assignees', 'kanbanColumns.boardId'])
    .where('kanbanTasks.id', '=', taskId)
    .executeTakeFirstOrThrow()
  const comments = await db
    .selectFrom('kanbanComments')
    .select('authorId')
    .distinct()
    .where('taskId', '=', taskId)
    .where('deletedAt', 'is', null)
    .execute()
  const users = text.includes('@')
    ? await db.selectFrom('users').select(['id', 'name']).where('status', '=', 'active').execute()
    : []
  const mentionedIds = findMentioned(text, users).map(({ id }) => id)
  const others = [...task.assignees, ...comments.map(({ authorId }) => authorId)].filter(
    (id) => !mentionedIds.includes(id),
  )
  const values = { who: user.name, title: task.task }
  notify(mentionedIds, { kind: 'mentioned', values, ...createTaskNotice(task.boardId, taskId) })
  notify(others, { kind: 'commented', values, ...createTaskNotice(task.boardId, taskId) })
}

const day = 86_400_000

type DueTools = Pick<Background<'due'>, 'now' | 'events'> & { services: Pick<Background['services'], 'workspace'> }

/** Notifies once of each task that is due within a day, in the time zone of the workspace. */
export async function notifyDue(db: KanbanDb, { now, events: { notify }, services: { workspace } }: DueTools) {
  const from = Date.parse(now)
  const getDayStart = dayStarts((await workspace()).timeZone)
  const tasks = await db
    .selectFrom('kanbanTasks')
    .innerJoin('kanbanColumns', 'kanbanColumns.id', 'kanbanTasks.columnId')
    .innerJoin('kanbanBoards', 'kanbanBoards.id', 'kanbanColumns.boardId')
    .select([
      'kanbanTasks.id',
      'kanbanTasks.task',
      'kanbanTasks.date',
      'kanbanTasks.assignees',
      'kanbanColumns.boardId',
    ])
    .where('kanbanBoards.archivedAt', 'is', null)
    .where('kanbanColumns.isDone', '=', false)
    .where('kanbanTasks.archivedAt', 'is', null)
    .where('kanbanTasks.deletedAt', 'is', null)
    .where('kanbanTasks.date', '>=', new Date(from - day).toISOString().slice(0, 10))
    .where('kanbanTasks.date', '<', new Date(from + 2 * day).toISOString().slice(0, 10))
    .execute()
  for (const { id, task, date, assignees, boardId } of tasks) {
    const end = Date.parse(hasTime(date) ? date : getDayStart(addDays(date, 1)))
    if (end <= from || end - from > day) continue
    const when = hasTime(date) ? { at: new Date(date).toISOString() } : { day: date }
    const notice = { kind: 'due', values: { title: task, when }, once: `${id} ${date}` } as const
    notify(assignees, { ...notice, ...createTaskNotice(boardId, id) })
  }
}
