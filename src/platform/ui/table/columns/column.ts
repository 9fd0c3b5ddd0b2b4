import type { ReactNode } from 'react'

export type RowId = number | string

/** A row of a table, identified by its id. */
export interface TableRecord {
  id: RowId
}

interface Edit<Row> {
  /** Accessible name of the field: `Price of the paper night-light`. */
  label: (row: Row) => string
  /** The text that editing begins with. */
  value: (row: Row) => string
  /** Writes what was typed; what it throws stands in the cell, with what was typed. */
  save: (row: Row, typed: string) => Promise<unknown>
  /** Whether this very row may be changed; all may unless it says so. */
  isAllowed?: (row: Row) => boolean
}

/** How a cell is changed in its place. */
export type CellEdit<Row> = Edit<Row> &
  (
    | {
        kind: 'text' | 'decimal' | 'integer'
        /** Error of the typed value, before it is sent. */
        check?: (typed: string) => string | undefined
      }
    | { kind: 'choice'; choices: readonly { value: string; label: string; icon?: ReactNode }[] }
  )

/** How a column looks and what can be done with it, whatever it holds. */
export interface ColumnShape {
  /** Key of stored width and position. */
  id: string
  label: string
  /** In pixels, unless somebody resizes it. */
  width: number
  /** How narrow it can be made. */
  least?: number
  /** Takes the room that the others leave. */
  grows?: boolean
  /** Stays in sight at this end, and can neither be hidden nor moved; the first is the name of the row. */
  pin?: 'start' | 'end'
  /** Figures end where the column ends. */
  align?: 'end'
  /** The field that the list can be sorted by; with `-` the first click sorts downwards. */
  sort?: string
  /** Not shown until somebody asks for it. */
  isHidden?: boolean
  /** A phone shows rows as cards; not this on them. */
  isOffCard?: boolean
  /** At the foot of the column, as a sum. */
  foot?: ReactNode
}

/** One column of a `DataTable`. */
export interface Column<Row> extends ColumnShape {
  cell: (row: Row) => ReactNode
  edit?: CellEdit<Row>
}
