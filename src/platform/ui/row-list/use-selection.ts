import { useRef, useState } from 'react'
import type { RowId } from '#platform/ui/table/columns/column.ts'

/** Selected rows, or the whole list; with `hasExceptions`, the whole list except `some`. */
export interface Selection<Row> {
  all: boolean
  /** The rows as they were when they were selected, by id. */
  some: ReadonlyMap<RowId, Row>
}

interface SelectionOptions<Row> {
  getId: (row: Row) => RowId
  /** If false, deselecting a row of a wholly selected list restores the rows selected before. Default: true. */
  hasExceptions?: boolean
}

interface SelectedRow {
  id: RowId
  index: number
}

/** Access to the rows of a range; `rowsBetween` may have to fetch them. */
interface RangeRows<Row> {
  rowAt: (index: number) => Row | undefined
  rowsBetween: (a: number, b: number) => readonly Row[] | Promise<readonly Row[]>
  /** The present index of the row that was selected last. Default: as it was. */
  findStart?: (last: SelectedRow) => number | undefined
}

/** The rows of one page: a range begins at the row selected last if it is among them. */
const toRangeRows = <Row>(rows: readonly Row[], getId: (row: Row) => RowId): RangeRows<Row> => ({
  rowAt: (index) => rows[index],
  rowsBetween: (a, b) => rows.slice(Math.min(a, b), Math.max(a, b) + 1),
  findStart({ id }) {
    const index = rows.findIndex((row) => getId(row) === id)
    return index < 0 ? undefined : index
  },
})

/** Selection in a list; a change of `list` clears it. */
export function useSelection<Row>(list: string, { getId, hasExceptions = true }: SelectionOptions<Row>) {
  const emptySelection: Selection<Row> = { all: false, some: new Map() }
  const [stored, setStored] = useState({ list, selection: emptySelection })
  const selection = stored.list === list ? stored.selection : emptySelection
  const last = useRef<SelectedRow & { list: string }>(undefined)

  const set = (change: (now: Selection<Row>) => Selection<Row>) =>
    setStored((now) => ({ list, selection: change(now.list === list ? now.selection : emptySelection) }))
  const restart = (change: (now: Selection<Row>) => Selection<Row>) => {
    last.current = undefined
    set(change)
  }
  const isSelected = (id: RowId) =>
    hasExceptions ? selection.all !== selection.some.has(id) : selection.all || selection.some.has(id)
  const setSelected = (rows: readonly Row[], isChecked: boolean) =>
    set(({ all, some }) => {
      const next = new Map(some)
      for (const row of rows) {
        if (isChecked === (all && hasExceptions)) next.delete(getId(row))
        else next.set(getId(row), row)
      }
      return { all: all && hasExceptions, some: next }
    })

  return {
    selection,
    /** Whether any row is selected. */
    hasSelected: selection.all || selection.some.size > 0,
    isSelected,
    /** Number of selected rows in a list of `total`. */
    size(total: number) {
      if (!selection.all) return selection.some.size
      return hasExceptions ? Math.max(0, total - selection.some.size) : total
    },
    clear: () => restart(() => emptySelection),
    selectAll: () => restart(({ some }) => ({ all: true, some: hasExceptions ? new Map() : some })),
    /** Selects or deselects these rows. */
    setSelected,
    /** Selects or deselects a row; with `extend`, selects all rows from the previous one up to it. */
    toggle(rows: readonly Row[] | RangeRows<Row>, index: number, extend: boolean) {
      const range = 'rowAt' in rows ? rows : toRangeRows(rows, getId)
      const row = range.rowAt(index)
      if (row === undefined) return
      const start = extend && last.current?.list === list ? last.current : undefined
      const from = start && (range.findStart ? range.findStart(start) : start.index)
      last.current = { list, index, id: getId(row) }
      if (from === undefined || from === index) return setSelected([row], !isSelected(getId(row)))
      const between = range.rowsBetween(from, index)
      if (!(between instanceof Promise)) return setSelected(between, true)
      void between.then(
        (fetched) => setSelected(fetched, true),
        () => {},
      )
    },
  }
}

export type SelectionActions<Row> = ReturnType<typeof useSelection<Row>>
