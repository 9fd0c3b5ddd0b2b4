import type { KeyboardEvent } from 'react'

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus to the next button in the direction of an arrow key, skipping empty cells. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>) {
  const step = steps[event.key]
  const from = event.target instanceof HTMLElement ? event.target.dataset['at'] : undefined
  if (!step || !from) return
  event.preventDefault()
  const table = event.currentTarget
  const direction = table.matches(':dir(rtl)') ? -1 : 1
  const [rows, columns] = [step[0], step[1] * direction]
  let [row = 0, column = 0] = from.split(':').map(Number)
  const last = table.rows.length
  while (row >= 0 && row < last && column >= 0 && column < 10) {
    row += rows
    column += columns
    const next =
      table.querySelector<HTMLElement>(`[data-at="${row}:${column}"]`) ??
      // A row whose only cell spans all columns.
      (rows === 0 ? null : table.querySelector<HTMLElement>(`[colspan] > [data-at="${row}:1"]`))
    if (next) {
      next.focus()
      return
    }
  }
}
