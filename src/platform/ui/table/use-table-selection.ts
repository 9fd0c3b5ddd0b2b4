import { type SelectionActions, useSelection } from '#platform/ui/row-list/use-selection.ts'
import type { TableRecord } from './columns/column.ts'

/** Selection in a table of records; a change of `list` clears it. */
export const useTableSelection = <Row extends TableRecord>(list: string) =>
  useSelection<Row>(list, { getId: ({ id }) => id })

export type TableSelection<Row extends TableRecord> = SelectionActions<Row>
