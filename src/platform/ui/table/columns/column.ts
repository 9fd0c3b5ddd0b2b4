import type { ReactNode } from 'react'

export type RowId = number | string

/** A row of a table, identified by its id. */
export interface TableRecord {
  id: RowId
}

interface Edit<Row> {
  /** Accessible name of the field: `Price of the paper night-light`. */
  label: (row: Row) => string
  /** The initial text of the field. */
  value: (row: Row) => string
  /** Saves the typed text; if it throws, the cell shows the error and the text. */
  save: (row: Row, typed: string) => Promise<unknown>
  /** Whether this row may be changed. Default: all rows. */
  isAllowed?: (row: Row) => boolean
}

/** How a cell is edited in place. */
export type CellEdit<Row> = Edit<Row> &
  (
    | {
        kind: 'text' | 'decimal' | 'integer'
        /** Validates typed text before it is sent. */
        check?: (typed: string) => string | undefined
      }
    | { kind: 'choice'; choices: readonly { value: string; label: string; icon?: ReactNode }[] }
  )

/** Display and options of a column, independent of its content. */
export interface ColumnShape {
  /** Key of stored width and position. */
  id: string
  label: string
  /** In pixels, unless the user resizes it. */
  width: number
  /** The minimum width. */
  minWidth?: number
  /** Takes the remaining width. */
  grows?: boolean
  /** Pinned to this end, and can be neither hidden nor moved; the first column contains the name of the row. */
  pin?: 'start' | 'end'
  /** End alignment, for numbers. */
  align?: 'end'
  /** Sort field of the list; with `-` the first click sorts in descending order. */
  sort?: string
  /** Hidden by default. */
  isHidden?: boolean
  /** Omitted on phones, which show rows as cards. */
  isOffCard?: boolean
  /**
   * On a card: `end` is at the end of the first line, `plain` has no label, and `main`, which has none either, takes the
   * remaining width of its line. Default: the label and the value.
   */
  card?: 'end' | 'plain' | 'main'
  /** Content of the table's footer, such as a sum. */
  foot?: ReactNode
}

/** One column of a `DataTable`. */
export interface Column<Row> extends ColumnShape {
  cell: (row: Row) => ReactNode
  edit?: CellEdit<Row>
}
