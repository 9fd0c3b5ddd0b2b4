import type { Category, Task } from './contract-schemas.ts'

/** A position among the tasks of a column, not counting the moved task. */
export interface BoardPosition {
  columnId: number
  index: number
}

/** The ids of the neighbours of a position on the user's screen, as sent to the server; both may have moved since. */
export interface Neighbours {
  before?: number | undefined
  after?: number | undefined
}

export const findPosition = (board: readonly Category[], taskId: number): BoardPosition | undefined => {
  for (const { id: columnId, child } of board) {
    const index = child.findIndex(({ id }) => id === taskId)
    if (index >= 0) return { columnId, index }
  }
  return undefined
}

export const findTask = (board: readonly Category[], taskId: number | undefined): Task | undefined =>
  board.flatMap(({ child }) => child).find(({ id }) => id === taskId)

/** The board with the task at the position; unchanged if the task or column does not exist. */
export function withTaskAt(
  board: readonly Category[],
  taskId: number,
  { columnId, index }: BoardPosition,
): readonly Category[] {
  const task = findTask(board, taskId)
  if (!task || !board.some(({ id }) => id === columnId)) return board
  return board.map((column) => {
    const otherTasks = column.child.filter(({ id }) => id !== taskId)
    if (column.id === columnId)
      return { ...column, child: otherTasks.toSpliced(index, 0, { ...task, category: column.name }) }
    return otherTasks.length === column.child.length ? column : { ...column, child: otherTasks }
  })
}

/** Cards and columns that are being saved have negative ids, which the server does not know. */
export const isSaved = (id: number) => id > 0

function getNeighbours(ids: readonly number[], index: number): Neighbours {
  const after = ids.slice(0, index).findLast(isSaved)
  const before = ids.slice(index).find(isSaved)
  return { ...(after !== undefined && { after }), ...(before !== undefined && { before }) }
}

/** The neighbours at a position of the displayed, possibly filtered board. */
export const getTaskNeighbours = (board: readonly Category[], taskId: number, { columnId, index }: BoardPosition) => {
  const column = board.find(({ id }) => id === columnId)
  return getNeighbours(column?.child.map(({ id }) => id).filter((id) => id !== taskId) ?? [], index)
}

export const getColumnNeighbours = (board: readonly Category[], columnId: number, index: number) =>
  getNeighbours(
    board.map(({ id }) => id).filter((id) => id !== columnId),
    index,
  )

/** Index after `after`, else before `before`, else the top or the end; also on the server. */
export function findIndexByNeighbours(ids: readonly number[], { before, after }: Neighbours) {
  const afterIndex = after === undefined ? -1 : ids.indexOf(after)
  if (afterIndex >= 0) return afterIndex + 1
  const beforeIndex = before === undefined ? -1 : ids.indexOf(before)
  if (beforeIndex >= 0) return beforeIndex
  return before !== undefined && after === undefined ? 0 : ids.length
}

export function withColumnAt(board: readonly Category[], columnId: number, index: number): readonly Category[] {
  const column = board.find(({ id }) => id === columnId)
  if (!column) return board
  return board.filter(({ id }) => id !== columnId).toSpliced(index, 0, column)
}
