import { fold } from '#platform/text/fold.ts'
import type { Category, Label, Task } from './contract-schemas.ts'
import { getDueEnd, isThisWeek } from './due.ts'
import { isFiltered, type KanbanView } from './kanban-view.ts'

const stripTags = (html: string) => html.replace(/<[^>]*>/g, ' ')

interface Known {
  me: string
  now: number
  labels: readonly Label[]
}

/** The columns with the tasks that match all filters; values of the same filter are alternatives. */
export function filterBoard(board: readonly Category[], view: KanbanView, context: Known): readonly Category[] {
  if (!isFiltered(view)) return board
  const terms = fold(view.q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const who = new Set(view.who?.map((id) => (id === 'me' ? context.me : id)))

  const matchesFilter = (task: Task, isDone: boolean) => {
    if (who.size > 0 && !task.assignees.some((id) => who.has(id))) return false
    if (view.label?.length && !view.label.some((id) => task.labels.includes(id))) return false
    if (view.property?.length && !view.property.some((one) => one === task.taskProperty)) return false
    if (view.due === 'overdue' && (isDone || getDueEnd(task.date) >= context.now)) return false
    if (view.due === 'week' && !isThisWeek(task.date, context.now)) return false
    if (view.due === 'none' && task.date !== '') return false
    if (terms.length === 0) return true
    const names = context.labels.filter(({ id }) => task.labels.includes(id)).map(({ name }) => name)
    const text = fold(task.task, stripTags(task.taskText), task.taskProperty, ...names)
    return terms.every((term) => text.includes(term))
  }

  return board.map((column) => ({
    ...column,
    child: column.child.filter((task) => matchesFilter(task, column.isDone)),
  }))
}
