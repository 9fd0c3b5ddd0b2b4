import type { Spot } from '../board-order.ts'

interface Point {
  x: number
  y: number
}

const numberIn = (element: HTMLElement, name: 'column' | 'task') => Number(element.dataset[name])

/** The column at the horizontal position of a point, or else the nearest. */
export function columnAt(root: HTMLElement, { x }: Point): HTMLElement | undefined {
  const distance = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect()
    return Math.max(left - x, x - right, 0)
  }
  const columns = [...root.querySelectorAll<HTMLElement>('[data-column]')]
  return columns.toSorted((one, other) => distance(one) - distance(other))[0]
}

/** Position of a task dropped at a point: before the first card whose centre is below the point. */
export function taskSpotAt(root: HTMLElement, taskId: number, at: Point): Spot | undefined {
  const column = columnAt(root, at)
  if (!column) return undefined
  const others = [...column.querySelectorAll<HTMLElement>('[data-task]')].filter(
    (card) => numberIn(card, 'task') !== taskId,
  )
  const below = others.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect()
    return at.y < top + height / 2
  })
  return { columnId: numberIn(column, 'column'), index: below < 0 ? others.length : below }
}

/** Index of a column dropped at a point: after all columns whose centre is before the point. */
export function columnIndexAt(root: HTMLElement, columnId: number, { x }: Point): number {
  const isRightToLeft = getComputedStyle(root).direction === 'rtl'
  const others = [...root.querySelectorAll<HTMLElement>('[data-column]')].filter(
    (column) => numberIn(column, 'column') !== columnId,
  )
  return others.filter((column) => {
    const { left, width } = column.getBoundingClientRect()
    const middle = left + width / 2
    return isRightToLeft ? x < middle : x > middle
  }).length
}
