import { useState } from 'react'
import type { RowId, TableRecord } from './columns/column.ts'

/** Some rows, or the whole list except some. */
export interface Selection<Row> {
  all: boolean
  /** The rows as they were when selected. */
  some: ReadonlyMap<RowId, Row>
}

export const isSelected = <Row>({ all, some }: Selection<Row>, id: RowId) => all !== some.has(id)
export const sizeOf = <Row>({ all, some }: Selection<Row>, total: number) =>
  all ? Math.max(0, total - some.size) : some.size

interface Kept<Row> {
  list: string
  selection: Selection<Row>
  /** The start of a range. */
  last: RowId | undefined
}

/** Selection in a table; a change of `list` clears it. */
export function useTableSelection<Row extends TableRecord>(list: string) {
  const nothing: Selection<Row> = { all: false, some: new Map() }
  const [kept, setKept] = useState<Kept<Row>>({ list, selection: nothing, last: undefined })
  const { selection, last } = kept.list === list ? kept : { selection: nothing, last: undefined }
  const set = (next: Selection<Row>, ticked = last) => setKept({ list, selection: next, last: ticked })

  const mark = (rows: readonly Row[], isTicked: boolean, ticked = last) => {
    const some = new Map(selection.some)
    for (const row of rows) {
      if (isTicked === selection.all) some.delete(row.id)
      else some.set(row.id, row)
    }
    set({ all: selection.all, some }, ticked)
  }

  return {
    selection,
    clear: () => set(nothing, undefined),
    selectAll: () => set({ all: true, some: new Map() }, undefined),
    /** Selects or deselects these rows. */
    mark: (rows: readonly Row[], isTicked: boolean) => mark(rows, isTicked),
    /** Selects or deselects a row; with `extend`, selects all rows from the previous one up to it. */
    tick(shown: readonly Row[], row: Row, extend: boolean) {
      const to = shown.findIndex(({ id }) => id === row.id)
      const from = extend ? shown.findIndex(({ id }) => id === last) : -1
      if (from >= 0 && from !== to) mark(shown.slice(Math.min(from, to), Math.max(from, to) + 1), true, row.id)
      else mark([row], !isSelected(selection, row.id), row.id)
    },
  }
}

export type TableSelection<Row extends TableRecord> = ReturnType<typeof useTableSelection<Row>>
