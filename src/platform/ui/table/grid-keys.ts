const operable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [role="separator"]'

export interface Place {
  row: number
  cell: number
}

/** The cell that a key moves to; undefined for other keys. Left and right are visual directions. */
export function positionAfter(key: string, { row, cell }: Place, towards: 1 | -1, isFar: boolean): Place | undefined {
  const page = 10
  const far = Number.MAX_SAFE_INTEGER
  switch (key) {
    case 'ArrowDown':
      return { row: isFar ? far : row + 1, cell }
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, cell }
    case 'ArrowRight':
      return { row, cell: cell + towards }
    case 'ArrowLeft':
      return { row, cell: cell - towards }
    case 'Home':
      return { row: isFar ? 0 : row, cell: 0 }
    case 'End':
      return { row: isFar ? far : row, cell: far }
    case 'PageDown':
      return { row: row + page, cell }
    case 'PageUp':
      return { row: row - page, cell }
    default:
      return undefined
  }
}

const isSeen = (row: HTMLTableRowElement) => row.getClientRects().length > 0
const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))

/** The cell at a position, or the nearest one. Phones show no header. */
export function cellAt(table: HTMLTableElement, { row, cell }: Place): HTMLTableCellElement | undefined {
  const rows = [...table.rows]
  const first = rows.findIndex(isSeen)
  const found = rows[clamp(Math.max(row, first), rows.length - 1)]
  const cells = [...(found?.cells ?? [])].filter((one) => one.getClientRects().length > 0)
  const wanted = found?.cells[clamp(cell, found.cells.length - 1)]
  return wanted && cells.includes(wanted) ? wanted : cells[clamp(cell, cells.length - 1)]
}

export const placeOf = (cell: HTMLTableCellElement): Place => ({
  row: cell.parentElement instanceof HTMLTableRowElement ? cell.parentElement.rowIndex : 0,
  cell: cell.cellIndex,
})

export const operables = (cell: Element) => [...cell.querySelectorAll<HTMLElement>(operable)]

export function focusCell(cell: HTMLTableCellElement) {
  const [first = cell] = operables(cell)
  first.focus({ preventScroll: true })
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Sets the single tab stop of the table; other cells are reached by arrow keys. */
export function setTabStops(table: HTMLTableElement, stop: HTMLTableCellElement | undefined) {
  for (const row of table.rows) {
    for (const cell of row.cells) {
      const inside = operables(cell)
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
