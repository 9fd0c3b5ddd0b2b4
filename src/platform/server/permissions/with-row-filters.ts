import {
  AliasNode,
  AndNode,
  IdentifierNode,
  type JoinNode,
  type Kysely,
  type KyselyPlugin,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  ParensNode,
  type RawNode,
  type QueryId,
  type SelectQueryNode,
  TableNode,
  WhereNode,
} from 'kysely'
import type { RowFilter } from './row-filters.ts'

/** The table in a part of a query, and its alias. */
function tableIn(node: OperationNode): { table: string; alias: string } | undefined {
  if (TableNode.is(node)) return { table: node.table.identifier.name, alias: node.table.identifier.name }
  if (!AliasNode.is(node) || !TableNode.is(node.node) || !IdentifierNode.is(node.alias)) return undefined
  return { table: node.node.table.identifier.name, alias: node.alias.name }
}

const and = (condition: OperationNode, rest: OperationNode | undefined) =>
  rest ? AndNode.create(condition, ParensNode.create(rest)) : condition

const readsTable = /\b(?:from|join)\s+"?(\w+)/gi

/**
 * The tables that raw SQL names after `from` or `join`. Only the platform names tables by `sql.table` and filters them
 * itself; `ownership.test.ts` keeps it out of modules.
 */
const tablesIn = ({ sqlFragments }: RawNode) =>
  sqlFragments.flatMap((fragment) => [...fragment.matchAll(readsTable)].flatMap(([, name]) => name ?? []))

class RowFilterTransformer extends OperationNodeTransformer {
  readonly #tables: ReadonlyMap<string, RowFilter>
  // A query that becomes part of another one is transformed twice.
  readonly #done = new WeakSet<OperationNode>()

  constructor(tables: ReadonlyMap<string, RowFilter>) {
    super()
    this.#tables = tables
  }

  #conditionOn(node: OperationNode) {
    const aliased = tableIn(node)
    const condition = aliased && this.#tables.get(aliased.table)?.(aliased.alias).toOperationNode()
    if (condition) this.#done.add(condition)
    return condition
  }

  /** Raw SQL cannot be filtered: on such a table it fails instead of showing hidden rows. */
  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    if (this.#done.has(node)) return node
    const restricted = tablesIn(node).find((table) => this.#tables.has(table))
    if (restricted !== undefined)
      throw new Error(`Raw SQL reads "${restricted}", which has row-level rules: use the query builder`)
    return super.transformRaw(node, queryId)
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, queryId)
    const conditions = this.#done.has(node)
      ? []
      : (node.from?.froms ?? []).flatMap((from) => this.#conditionOn(from) ?? [])
    const where = conditions.reduce((rest, condition) => and(condition, rest), query.where?.where)
    const filtered = where ? { ...query, where: WhereNode.create(where) } : query
    this.#done.add(filtered)
    return filtered
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const join = super.transformJoin(node, queryId)
    const condition = this.#done.has(node) ? undefined : this.#conditionOn(node.table)
    const filtered = condition ? { ...join, on: OnNode.create(and(condition, join.on?.on)) } : join
    this.#done.add(filtered)
    return filtered
  }
}

/** The same database, with the row filters added to all queries. It is for reading only. */
export function withRowFilters<DB>(db: Kysely<DB>, tables: ReadonlyMap<string, RowFilter>): Kysely<DB> {
  if (tables.size === 0) return db
  const query = new RowFilterTransformer(tables)
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => query.transformNode(node, queryId),
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return db.withPlugin(plugin)
}
