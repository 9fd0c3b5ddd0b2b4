import { useRef, useState } from 'react'

/** Selected rows, or the whole list; with `hasExceptions`, the whole list except `some`. */
export interface Selection<Row> {
  all: boolean
  /** The rows as they were when they were selected, by id. */
  some: ReadonlyMap<number, Row>
}

interface SelectionOptions<Row> {
  getId: (row: Row) => number
  /** If false, deselecting a row of a wholly selected list restores the rows selected before. */
  hasExceptions: boolean
}

/** Access to the rows of a range; `rowsBetween` may have to fetch them. */
export interface RangeRows<Row> {
  rowAt: (index: number) => Row | undefined
  rowsBetween: (a: number, b: number) => Promise<readonly Row[]>
}

/** Selection in a list; a change of `list` clears it. */
export function useSelection<Row>(list: string, { getId, hasExceptions }: SelectionOptions<Row>) {
  const emptySelection: Selection<Row> = { all: false, some: new Map() }
  const [stored, setStored] = useState({ list, selection: emptySelection })
  const selection = stored.list === list ? stored.selection : emptySelection
  const last = useRef<{ list: string; index: number }>(undefined)

  const set = (change: (now: Selection<Row>) => Selection<Row>) =>
    setStored((now) => ({ list, selection: change(now.list === list ? now.selection : emptySelection) }))
  const isSelected = (id: number) =>
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
    isSelected,
    /** Number of selected rows in a list of `total`. */
    size(total: number) {
      if (!selection.all) return selection.some.size
      return hasExceptions ? Math.max(0, total - selection.some.size) : total
    },
    clear: () => set(() => emptySelection),
    selectAll: () => set(({ some }) => ({ all: true, some: hasExceptions ? new Map() : some })),
    /** Selects or deselects these rows. */
    setSelected,
    /** Selects or deselects a row; with `extend`, selects all rows from the previous one up to it. */
    toggle({ rowAt, rowsBetween }: RangeRows<Row>, index: number, extend: boolean) {
      const row = rowAt(index)
      if (row === undefined) return
      const from = last.current?.list === list ? last.current.index : undefined
      last.current = { list, index }
      if (!extend || from === undefined || from === index) return setSelected([row], !isSelected(getId(row)))
      void rowsBetween(from, index).then(
        (between) => setSelected(between, true),
        () => {},
      )
    },
  }
}

export type SelectionActions<Row> = ReturnType<typeof useSelection<Row>>
