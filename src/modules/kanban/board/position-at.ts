import type { BoardPosition } from '../board-order.ts'

interface Point {
  x: number
  y: number
}

const getNumber = (element: HTMLElement, name: 'column' | 'task') => Number(element.dataset[name])

/** The column at the horizontal position of a point, or else the nearest. */
export function findColumnAt(root: HTMLElement, { x }: Point): HTMLElement | undefined {
  const getDistance = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect()
    return Math.max(left - x, x - right, 0)
  }
  const columns = [...root.querySelectorAll<HTMLElement>('[data-column]')]
  return columns.toSorted((one, other) => getDistance(one) - getDistance(other))[0]
}

/** Position of a task dropped at a point: before the first card whose centre is below the point. */
export function findTaskPosition(root: HTMLElement, taskId: number, at: Point): BoardPosition | undefined {
  const column = findColumnAt(root, at)
  if (!column) return undefined
  const others = [...column.querySelectorAll<HTMLElement>('[data-task]')].filter(
    (card) => getNumber(card, 'task') !== taskId,
  )
  const below = others.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect()
    return at.y < top + height / 2
  })
  return { columnId: getNumber(column, 'column'), index: below < 0 ? others.length : below }
}

/** Index of a column dropped at a point: after all columns whose centre is before the point. */
export function findColumnIndex(root: HTMLElement, columnId: number, { x }: Point): number {
  const isRightToLeft = getComputedStyle(root).direction === 'rtl'
  const others = [...root.querySelectorAll<HTMLElement>('[data-column]')].filter(
    (column) => getNumber(column, 'column') !== columnId,
  )
  return others.filter((column) => {
    const { left, width } = column.getBoundingClientRect()
    const middle = left + width / 2
    return isRightToLeft ? x < middle : x > middle
  }).length
}
