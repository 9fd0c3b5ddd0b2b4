import {
  ColumnNode,
  type OrderByItemNode,
  RawNode,
  ReferenceNode,
  type OperationNode,
  type SelectQueryBuilder,
  SelectQueryNode,
} from 'kysely'

/** A column of the order, and its direction. */
export interface OrderedBy {
  column: string
  isDescending: boolean
}

function columnIn(node: OperationNode): string {
  if (ColumnNode.is(node)) return node.column.name
  if (ReferenceNode.is(node)) return columnIn(node.column)
  // The node of `sql.ref`.
  const [part, ...more] = RawNode.is(node) ? node.parameters : []
  if (part && more.length === 0) return columnIn(part)
  throw new TypeError('A list can be ordered by columns only')
}

const isDescending = ({ direction }: OrderByItemNode) =>
  direction !== undefined && RawNode.is(direction) && direction.sqlFragments[0] === 'desc'

/** The order columns of a query. */
export function getOrder<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): readonly OrderedBy[] {
  const node = query.toOperationNode()
  const items = SelectQueryNode.is(node) ? (node.orderBy?.items ?? []) : []
  return items.map((item) => ({ column: columnIn(item.orderBy), isDescending: isDescending(item) }))
}

export const reversed = (order: readonly OrderedBy[]) =>
  order.map(({ column, isDescending: wasDescending }) => ({ column, isDescending: !wasDescending }))
