import { useState } from 'react'
import type { RowId, TableRecord } from './columns/column.ts'

/** Some rows, or the whole list except some. */
export interface Selection<Row> {
  all: boolean
  /** The rows as they were when selected. */
  some: ReadonlyMap<RowId, Row>
}

export const isSelected = <Row>({ all, some }: Selection<Row>, id: RowId) => all !== some.has(id)
export const countSelected = <Row>({ all, some }: Selection<Row>, total: number) =>
  all ? Math.max(0, total - some.size) : some.size

interface StoredSelection<Row> {
  list: string
  selection: Selection<Row>
  /** The start of a range. */
  last: RowId | undefined
}

/** Selection in a table; a change of `list` clears it. */
export function useTableSelection<Row extends TableRecord>(list: string) {
  const emptySelection: Selection<Row> = { all: false, some: new Map() }
  const [stored, setStored] = useState<StoredSelection<Row>>({ list, selection: emptySelection, last: undefined })
  const { selection, last } = stored.list === list ? stored : { selection: emptySelection, last: undefined }
  const set = (next: Selection<Row>, lastRow = last) => setStored({ list, selection: next, last: lastRow })

  const setSelected = (rows: readonly Row[], isChecked: boolean, lastRow = last) => {
    const some = new Map(selection.some)
    for (const row of rows) {
      if (isChecked === selection.all) some.delete(row.id)
      else some.set(row.id, row)
    }
    set({ all: selection.all, some }, lastRow)
  }

  return {
    selection,
    clear: () => set(emptySelection, undefined),
    selectAll: () => set({ all: true, some: new Map() }, undefined),
    /** Selects or deselects these rows. */
    setSelected: (rows: readonly Row[], isChecked: boolean) => setSelected(rows, isChecked),
    /** Selects or deselects a row; with `extend`, selects all rows from the previous one up to it. */
    toggle(shown: readonly Row[], row: Row, extend: boolean) {
      const to = shown.findIndex(({ id }) => id === row.id)
      const from = extend ? shown.findIndex(({ id }) => id === last) : -1
      if (from >= 0 && from !== to) setSelected(shown.slice(Math.min(from, to), Math.max(from, to) + 1), true, row.id)
      else setSelected([row], !isSelected(selection, row.id), row.id)
    },
  }
}

export type TableSelection<Row extends TableRecord> = ReturnType<typeof useTableSelection<Row>>
