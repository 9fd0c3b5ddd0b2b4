import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Contract } from '#platform/contract.ts'
import type { Ability } from '#platform/permissions/rules.ts'
import { isObject } from '#platform/records/is-object.ts'

/** The row filter of a table with this alias in a query. */
export type RowFilter = (alias: string) => RawBuilder<SqlBool>

export interface ReadScope {
  /** Row filters by table, for tables of which only some rows are readable. */
  tables: ReadonlyMap<string, RowFilter>
  /** Contracts whose rules have conditions without a column: none of their records is readable. */
  refused: ReadonlySet<string>
}

const toColumn = (field: string) => field.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())

const rulesOn = (ability: Ability, action: string, topic: string) =>
  ability.rulesFor(action, topic).filter((rule) => rule.matchesField(undefined))

type RuleOn = ReturnType<typeof rulesOn>[number]

const equals = (column: RawBuilder<unknown>, value: unknown) =>
  value === null ? sql<SqlBool>`${column} is null` : sql<SqlBool>`${column} = ${value}`

// `<>` is never true of null, which differs from every value.
const differs = (column: RawBuilder<unknown>, value: unknown) =>
  value === null ? sql<SqlBool>`${column} is not null` : sql<SqlBool>`(${column} is null or ${column} <> ${value})`

const disjunction = (parts: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(parts, sql` or `)})`
const conjunction = (parts: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(parts, sql` and `)})`

/** The condition of one field, or its negation. */
function test(column: RawBuilder<unknown>, condition: unknown, isNegated: boolean): RawBuilder<SqlBool> {
  const [is, isNot] = isNegated ? [differs, equals] : [equals, differs]
  if (!isObject(condition)) return is(column, condition)
  if ('$ne' in condition) return isNot(column, condition['$ne'])
  const values = Array.isArray(condition['$in']) ? condition['$in'] : []
  return (isNegated ? conjunction : disjunction)(values.map((value) => is(column, value)))
}

function toCondition({ conditions = {} }: RuleOn, alias: string, isNegated: boolean) {
  const tests = Object.entries(conditions).map(([field, condition]) =>
    test(sql.ref(`${alias}.${toColumn(field)}`), condition, isNegated),
  )
  return (isNegated ? disjunction : conjunction)(tests)
}

type Part = RawBuilder<SqlBool> | 'all' | 'none'

/** Adds a rule to a row filter. It contains no constants: beside an `or` they keep SQLite from using an index. */
function combineRule(filter: Part, rule: RuleOn, alias: string): Part {
  if (!rule.conditions) return rule.inverted ? 'none' : 'all'
  const part = toCondition(rule, alias, rule.inverted)
  if (rule.inverted) return filter === 'none' ? filter : filter === 'all' ? part : conjunction([filter, part])
  return filter === 'all' ? filter : filter === 'none' ? part : disjunction([filter, part])
}

/**
 * From the lowest to the highest priority, each rule adds or removes its records, as the ability evaluates a single
 * record.
 */
const rowFilter =
  (rules: readonly RuleOn[]): RowFilter =>
  (alias) => {
    const filter = rules.toReversed().reduce<Part>((filterSoFar, rule) => combineRule(filterSoFar, rule, alias), 'none')
    if (filter === 'none') return sql`1 = 0`
    return filter === 'all' ? sql`1 = 1` : filter
  }

/** The scope of an action on a contract; unknown if a condition names no column of its table. */
export function getScope(
  ability: Ability,
  action: string,
  { name, owners = [] }: Contract,
): RowFilter | 'all' | 'none' | 'unknown' {
  const rules = rulesOn(ability, action, name)
  // Rules below one without conditions have no effect.
  const lastApplicable = rules.findIndex(({ conditions }) => !conditions)
  const applicable = lastApplicable === -1 ? rules : rules.slice(0, lastApplicable + 1)
  if (!applicable.some(({ conditions }) => conditions)) return applicable[0] && !applicable[0].inverted ? 'all' : 'none'
  const columnNames = applicable.flatMap(({ conditions }) => Object.keys(conditions ?? {}))
  return columnNames.every((field) => owners.includes(field)) ? rowFilter(applicable) : 'unknown'
}

/** The rows of a dependent table whose record may be read. `exists` looks up each record by its key on both engines. */
const permittedParent =
  (table: string, column: string, scope: RowFilter): RowFilter =>
  (alias) =>
    sql`exists (select 1 from ${sql.table(table)} as "readable" where "readable"."id" = ${sql.ref(`${alias}.${column}`)} and ${scope('readable')})`

const combine =
  (a: RowFilter | undefined, b: RowFilter): RowFilter =>
  (alias) =>
    a ? conjunction([a(alias), b(alias)]) : b(alias)

function computeScope(ability: Ability, contracts: readonly Contract[]): ReadScope {
  const tables = new Map<string, RowFilter>()
  const refused = new Set<string>()
  const addFilter = (table: string, condition: RowFilter) => tables.set(table, combine(tables.get(table), condition))
  for (const contract of contracts) {
    const { name, table = name, rollup, parts = {} } = contract
    const scope = getScope(ability, 'read', contract)
    if (scope === 'unknown') refused.add(name)
    if (typeof scope !== 'function') continue
    for (const name of new Set([table, rollup ?? table])) addFilter(name, scope)
    for (const [part, column] of Object.entries(parts)) addFilter(part, permittedParent(table, column, scope))
  }
  return { tables, refused }
}

const cache = new WeakMap<Ability, { contracts: readonly Contract[]; readScope: ReadScope }>()

/** Row filters of all tables for an ability, built once. */
export function getReadScope(ability: Ability, contracts: readonly Contract[]): ReadScope {
  const cached = cache.get(ability)
  if (cached?.contracts === contracts) return cached.readScope
  const readScope = computeScope(ability, contracts)
  cache.set(ability, { contracts, readScope })
  return readScope
}
