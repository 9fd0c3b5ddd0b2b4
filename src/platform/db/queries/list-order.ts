import {
  ColumnNode,
  type OrderByItemNode,
  RawNode,
  ReferenceNode,
  type OperationNode,
  type SelectQueryBuilder,
  SelectQueryNode,
} from 'kysely'

/** A column that a list is ordered by, the largest value first where it goes down. */
export interface OrderedBy {
  column: string
  isDown: boolean
}

function columnIn(node: OperationNode): string {
  if (ColumnNode.is(node)) return node.column.name
  if (ReferenceNode.is(node)) return columnIn(node.column)
  // What `sql.ref` makes.
  const [part, ...more] = RawNode.is(node) ? node.parameters : []
  if (part && more.length === 0) return columnIn(part)
  throw new TypeError('A list is ordered by columns alone')
}

const isDown = ({ direction }: OrderByItemNode) =>
  direction !== undefined && RawNode.is(direction) && direction.sqlFragments[0] === 'desc'

/** The columns that a query is ordered by. */
export function orderOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): readonly OrderedBy[] {
  const node = query.toOperationNode()
  const items = SelectQueryNode.is(node) ? (node.orderBy?.items ?? []) : []
  return items.map((item) => ({ column: columnIn(item.orderBy), isDown: isDown(item) }))
}

export const turned = (order: readonly OrderedBy[]) =>
  order.map(({ column, isDown: down }) => ({ column, isDown: !down }))
