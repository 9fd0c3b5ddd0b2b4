import * as z from 'zod'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { changeItems, ItemChanges } from '#platform/records/checklist.ts'
import { withColumnAt, findIndexByNeighbours, withTaskAt } from './board-order.ts'
import { mergeIds } from './merge-ids.ts'
import { type Category, Color, type Task, type TaskDetail } from './contract-schemas.ts'

const id = z.number()
const Neighbours = { before: id.optional(), after: id.optional() }
const TaskFields = z
  .object({
    task: z.string(),
    taskImage: z.string(),
    taskText: z.string(),
    date: z.string(),
    taskProperty: z.custom<Task['taskProperty']>((value) => typeof value === 'string'),
    addAssignees: z.array(z.string()),
    removeAssignees: z.array(z.string()),
    addLabels: z.array(id),
    removeLabels: z.array(id),
    addAttachments: z.array(z.string()),
    removeAttachments: z.array(z.string()),
    cover: z.string().nullable(),
    archived: z.boolean(),
    deleted: z.boolean(),
  })
  .partial()
// The values when editing began; the server answers 409 if they have changed since.
const TaskBase = z.object({ taskText: z.string(), task: z.string(), date: z.string() }).partial()
const ColumnBase = z.object({ name: z.string(), wipLimit: z.number().nullable() }).partial()
const ColumnFields = z
  .object({
    name: z.string(),
    wipLimit: z.number().nullable(),
    color: Color,
    isDone: z.boolean(),
    archived: z.boolean(),
  })
  .partial()

/** A change of the board as it is sent, also used for optimistic updates. */
export const Change = z.discriminatedUnion('do', [
  // `boardId` is that of another board, to which it goes.
  z.object({ do: z.literal('moveTask'), id, boardId: id.optional(), categoryId: id, ...Neighbours }),
  z.object({ do: z.literal('moveColumn'), id, boardId: id.optional(), ...Neighbours }),
  // With the earlier ids, so that a created record is not shown twice.
  z.object({ do: z.literal('addTasks'), categoryId: id, titles: z.array(z.string()), lastId: id }),
  z.object({ do: z.literal('addCategory'), boardId: id.optional(), name: z.string(), columnIds: z.array(id) }),
  z.object({ do: z.literal('changeTask'), id, fields: TaskFields, base: TaskBase.optional() }),
  z.object({ do: z.literal('changeItems'), id, items: ItemChanges }),
  z.object({ do: z.literal('changeColumn'), id, fields: ColumnFields, base: ColumnBase.optional() }),
  z.object({ do: z.literal('deleteTask'), id }),
  z.object({ do: z.literal('removeCategory'), id }),
  // Only the cards that the user has seen, as undo restores no others.
  z.object({ do: z.literal('clearTasks'), categoryId: id, tasks: z.array(id) }),
  z.object({ do: z.literal('restore'), tasks: z.array(id), columns: z.array(id) }),
])
export type Change = z.input<typeof Change>
export type TaskFields = z.infer<typeof TaskFields>

function withFields<Of extends Task>(task: Of, fields: TaskFields): Of {
  const { addAssignees, removeAssignees, addLabels, removeLabels, cover, taskText: _, ...plain } = fields
  const changes = {
    ...(plain.task !== undefined && { task: plain.task }),
    ...(plain.date !== undefined && { date: plain.date }),
    ...(plain.taskProperty !== undefined && { taskProperty: plain.taskProperty }),
  }
  return {
    ...task,
    ...changes,
    ...(cover === null && { cover: null, taskImage: '' }),
    assignees: mergeIds(task.assignees, addAssignees, removeAssignees),
    labels: mergeIds(task.labels, addLabels, removeLabels),
  }
}

const noText = SafeHtml.parse('')

const createTask = (newId: number, title: string): Task => ({
  id: newId,
  task: title,
  taskImage: '',
  taskText: noText,
  date: '',
  taskProperty: '',
  labels: [],
  assignees: [],
  cover: null,
  checklist: { done: 0, total: 0 },
  commentCount: 0,
  attachmentCount: 0,
  updatedAt: '',
})

const withoutTasks = (column: Category, ids: readonly number[]): Category => ({
  ...column,
  child: column.child.filter((task) => !ids.includes(task.id)),
})

/** The board after a change; has no effect if the server's board already includes the change. */
export function applyChange(board: readonly Category[], change: z.output<typeof Change>): readonly Category[] {
  const changeTask = (taskId: number, make: (task: Task) => Task | undefined) =>
    board.map((column) =>
      column.child.some((task) => task.id === taskId)
        ? { ...column, child: column.child.flatMap((task) => (task.id === taskId ? (make(task) ?? []) : task)) }
        : column,
    )
  switch (change.do) {
    case 'moveTask': {
      if (change.boardId !== undefined) return changeTask(change.id, () => undefined)
      const goal = board.find(({ id: columnId }) => columnId === change.categoryId)
      const ids = goal?.child.map((task) => task.id).filter((one) => one !== change.id) ?? []
      return withTaskAt(board, change.id, { columnId: change.categoryId, index: findIndexByNeighbours(ids, change) })
    }
    case 'moveColumn': {
      if (change.boardId !== undefined) return board.filter((column) => column.id !== change.id)
      const ids = board.map((column) => column.id).filter((one) => one !== change.id)
      return withColumnAt(board, change.id, findIndexByNeighbours(ids, change))
    }
    case 'addTasks':
      return board.map((column) => {
        if (column.id !== change.categoryId) return column
        const createdTitles = column.child.filter((task) => task.id > change.lastId).map(({ task }) => task)
        const missing = change.titles.filter((title) => {
          const at = createdTitles.indexOf(title)
          if (at >= 0) createdTitles.splice(at, 1)
          return at < 0
        })
        const smallestId = Math.min(0, ...column.child.map((task) => task.id))
        return {
          ...column,
          child: [...column.child, ...missing.map((title, nth) => createTask(smallestId - 1 - nth, title))],
        }
      })
    case 'addCategory': {
      if (board.some((column) => column.name === change.name && !change.columnIds.includes(column.id))) return board
      const smallestId = Math.min(0, ...board.map((column) => column.id))
      const blank = { child: [], wipLimit: null, color: 'plain', isDone: false } as const
      return [...board, { ...blank, child: [], id: smallestId - 1, name: change.name }]
    }
    case 'changeTask': {
      const { archived, deleted } = change.fields
      return changeTask(change.id, (task) => (archived || deleted ? undefined : withFields(task, change.fields)))
    }
    case 'changeColumn': {
      const { archived, ...fields } = change.fields
      return board.flatMap((column) =>
        column.id !== change.id ? column : archived ? [] : withColumnFields(column, fields),
      )
    }
    case 'deleteTask':
      return changeTask(change.id, () => undefined)
    case 'removeCategory':
      return board.filter((column) => column.id !== change.id)
    case 'clearTasks':
      return board.map((column) => (column.id === change.categoryId ? withoutTasks(column, change.tasks) : column))
    default:
      return board
  }
}

const withColumnFields = (
  column: Category,
  { name, wipLimit, color, isDone }: z.infer<typeof ColumnFields>,
): Category => ({
  ...column,
  name: name ?? column.name,
  wipLimit: wipLimit === undefined ? column.wipLimit : wipLimit,
  color: color ?? column.color,
  isDone: isDone ?? column.isDone,
})

/** The open task after a change. */
export function applyToDetail(detail: TaskDetail, change: z.output<typeof Change>): TaskDetail {
  if (change.do === 'moveTask' && change.id === detail.id) {
    return { ...detail, boardId: change.boardId ?? detail.boardId, categoryId: change.categoryId }
  }
  if (change.do === 'changeTask' && change.id === detail.id) {
    const { archived = detail.archived, deleted = detail.deleted } = change.fields
    const attachments = detail.attachments.filter((file) => !change.fields.removeAttachments?.includes(file.id))
    return { ...withFields(detail, change.fields), attachments, archived, deleted }
  }
  if (change.do === 'changeItems' && change.id === detail.id) {
    const items = changeItems(detail.items, change.items)
    return { ...detail, items, checklist: { done: items.filter(({ done }) => done).length, total: items.length } }
  }
  return detail
}
