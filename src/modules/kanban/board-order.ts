import type { Category, Task } from './contract-schemas.ts'

/** A position among the tasks of a column, not counting the moved task. */
export interface Spot {
  columnId: number
  index: number
}

/** The ids of the neighbours of a position, as sent to the server. */
export interface Neighbours {
  before?: number | undefined
  after?: number | undefined
}

export const findSpot = (board: readonly Category[], taskId: number): Spot | undefined => {
  for (const { id: columnId, child } of board) {
    const index = child.findIndex(({ id }) => id === taskId)
    if (index >= 0) return { columnId, index }
  }
  return undefined
}

export const taskOf = (board: readonly Category[], taskId: number | undefined): Task | undefined =>
  board.flatMap(({ child }) => child).find(({ id }) => id === taskId)

/** The board with the task at the position; unchanged if the task or column does not exist. */
export function placed(board: readonly Category[], taskId: number, { columnId, index }: Spot): readonly Category[] {
  const task = taskOf(board, taskId)
  if (!task || !board.some(({ id }) => id === columnId)) return board
  return board.map((column) => {
    const rest = column.child.filter(({ id }) => id !== taskId)
    if (column.id === columnId)
      return { ...column, child: rest.toSpliced(index, 0, { ...task, category: column.name }) }
    return rest.length === column.child.length ? column : { ...column, child: rest }
  })
}

const neighboursAt = (ids: readonly number[], index: number): Neighbours => ({
  ...(ids[index - 1] !== undefined && { after: ids[index - 1] }),
  ...(ids[index] !== undefined && { before: ids[index] }),
})

/** The neighbours at a position of the displayed, possibly filtered board. */
export const taskNeighbours = (board: readonly Category[], taskId: number, { columnId, index }: Spot) => {
  const column = board.find(({ id }) => id === columnId)
  return neighboursAt(column?.child.map(({ id }) => id).filter((id) => id !== taskId) ?? [], index)
}

export const columnNeighbours = (board: readonly Category[], columnId: number, index: number) =>
  neighboursAt(
    board.map(({ id }) => id).filter((id) => id !== columnId),
    index,
  )

/** Index after `after`, else before `before`, else the top or the end; the server uses the same rules. */
export function indexFromNeighbours(ids: readonly number[], { before, after }: Neighbours) {
  const behind = after === undefined ? -1 : ids.indexOf(after)
  if (behind >= 0) return behind + 1
  const ahead = before === undefined ? -1 : ids.indexOf(before)
  if (ahead >= 0) return ahead
  return before !== undefined && after === undefined ? 0 : ids.length
}

export function withColumnAt(board: readonly Category[], columnId: number, index: number): readonly Category[] {
  const column = board.find(({ id }) => id === columnId)
  if (!column) return board
  return board.filter(({ id }) => id !== columnId).toSpliced(index, 0, column)
}
