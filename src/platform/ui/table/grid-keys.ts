const operable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [role="separator"]'

export interface CellPosition {
  row: number
  cell: number
}

/** The cell that a key moves to; undefined for other keys. Left and right are visual directions. */
export function positionAfter(
  key: string,
  { row, cell }: CellPosition,
  direction: 1 | -1,
  isToEdge: boolean,
): CellPosition | undefined {
  const page = 10
  const edge = Number.MAX_SAFE_INTEGER
  switch (key) {
    case 'ArrowDown':
      return { row: isToEdge ? edge : row + 1, cell }
    case 'ArrowUp':
      return { row: isToEdge ? 0 : row - 1, cell }
    case 'ArrowRight':
      return { row, cell: cell + direction }
    case 'ArrowLeft':
      return { row, cell: cell - direction }
    case 'Home':
      return { row: isToEdge ? 0 : row, cell: 0 }
    case 'End':
      return { row: isToEdge ? edge : row, cell: edge }
    case 'PageDown':
      return { row: row + page, cell }
    case 'PageUp':
      return { row: row - page, cell }
    default:
      return undefined
  }
}

const isRendered = (row: HTMLTableRowElement) => row.getClientRects().length > 0
const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max))

/** The cell at a position, or the nearest one. Phones show no header. */
export function cellAt(table: HTMLTableElement, { row, cell }: CellPosition): HTMLTableCellElement | undefined {
  const rows = [...table.rows]
  const first = rows.findIndex(isRendered)
  const targetRow = rows[clamp(Math.max(row, first), rows.length - 1)]
  const cells = [...(targetRow?.cells ?? [])].filter((candidate) => candidate.getClientRects().length > 0)
  const target = targetRow?.cells[clamp(cell, targetRow.cells.length - 1)]
  return target && cells.includes(target) ? target : cells[clamp(cell, cells.length - 1)]
}

export const getPosition = (cell: HTMLTableCellElement): CellPosition => ({
  row: cell.parentElement instanceof HTMLTableRowElement ? cell.parentElement.rowIndex : 0,
  cell: cell.cellIndex,
})

/**
 * The cell of the same column one row of data after or before the tab stop; while the focus is outside the table, the
 * name in the row of the tab stop.
 */
export function cellInNextRow(table: HTMLTableElement, by: 1 | -1) {
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')]
  const stop = table.querySelector('[tabindex="0"]')?.closest<HTMLTableCellElement>('td, th')
  const position = stop ? getPosition(stop) : { row: 0, cell: 0 }
  const isInside = table.contains(document.activeElement)
  const target = (isInside ? position.row + by : position.row) - (rows[0]?.rowIndex ?? 0)
  const row = rows[clamp(target, rows.length - 1)]
  const name = [...(row?.cells ?? [])].find((cell) => cell.dataset['pin'] === 'start')
  return row && cellAt(table, { row: row.rowIndex, cell: isInside ? position.cell : (name?.cellIndex ?? 0) })
}

export const operableElements = (cell: Element) => [...cell.querySelectorAll<HTMLElement>(operable)]

export function focusCell(cell: HTMLTableCellElement) {
  const [first = cell] = operableElements(cell)
  first.focus({ preventScroll: true })
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Sets the single tab stop of the table; other cells are reached by arrow keys. */
export function setTabStops(table: HTMLTableElement, stop: HTMLTableCellElement | undefined) {
  for (const row of table.rows) {
    for (const cell of row.cells) {
      const inside = operableElements(cell)
      const index = cell === stop ? 0 : -1
      inside.forEach((element) => setTabIndex(element, index))
      if (inside.length === 0) setTabIndex(cell, index)
      else cell.removeAttribute('tabindex')
    }
  }
}

// Setting the same value would still notify mutation observers.
const setTabIndex = (element: HTMLElement, index: number) => {
  if (element.getAttribute('tabindex') !== String(index)) element.setAttribute('tabindex', String(index))
}
