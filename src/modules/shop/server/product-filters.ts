import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import type { ListFilters } from '#platform/db/queries/page.ts'
import { toCents } from '#platform/numbers/money.ts'
import { searchList } from '#platform/server/search/list-search.ts'
import type { Filters } from '../contract.ts'
import { categories, colors, type PriceRange, priceRanges, statusesForSale } from '../contract-fields.ts'
import { toBits } from './product-rows.ts'
import type { Tables } from './tables.ts'

export type Eb = ExpressionBuilder<Tables, 'shopProducts'>
export type Condition = Expression<SqlBool>

/** Drafts and the trash are visible only to users who may change products. */
export interface ProductVisibility {
  seesAll: boolean
}

type Range = z.infer<typeof PriceRange>

export const always = sql<SqlBool>`1 = 1`

/** The columns of price and stock: of the whole family with `main`, else of the row. */
export const getColumns = ({ main }: Pick<Filters, 'main'>) =>
  main ? ({ price: 'lowestPrice', qty: 'familyQty' } as const) : ({ price: 'salesPrice', qty: 'qty' } as const)

/** A range is found by an index only in the order of that column. */
const getRangeColumn = (column: string, by: string | undefined) =>
  by === column ? sql.ref<number>(column) : sql<number>`coalesce(${sql.ref(column)}, 0)`

export const matchPriceRange = (eb: Eb, range: Range, filters: Filters, by?: string): Condition => {
  const [from, to] = priceRanges[range]
  const price = getRangeColumn(getColumns(filters).price, by)
  const least = eb(price, '>=', toCents(from))
  return to === null ? least : eb.and([least, eb(price, '<', toCents(to))])
}

export const hasBits = (column: 'categoryBits' | 'colorBits', bits: number) =>
  sql<SqlBool>`(${sql.ref(column)} & ${sql.lit(bits)}) <> 0`

/** With `main`, only colours that a buyer gets: those of variants, or the only one. */
export const hasColors = (values: readonly (typeof colors)[number][], { main }: Pick<Filters, 'main'>) => {
  const isColored = hasBits('colorBits', toBits(colors, values))
  return main ? sql<SqlBool>`${isColored} and ("variantCount" > 0 or ("colorBits" & ("colorBits" - 1)) = 0)` : isColored
}

/** Nearly every product is sold: an index on the status would only prevent one for the order, so none is used. */
const isStatus = (status: readonly string[]) => sql<SqlBool>`"status" || '' in (${sql.join(status)})`

/** Filters with choices, each of which is counted as a facet. */
export const choiceFilters = {
  category: (_: Eb, { category }: Filters) =>
    category?.length ? hasBits('categoryBits', toBits(categories, category)) : always,
  color: (_: Eb, { color, main }: Filters) => (color?.length ? hasColors(color, { main }) : always),
  gender: (eb: Eb, { gender }: Filters) => (gender?.length ? eb('gender', 'in', gender) : always),
  price: (eb: Eb, filters: Filters, by?: string) =>
    filters.price?.length ? eb.or(filters.price.map((range) => matchPriceRange(eb, range, filters, by))) : always,
  rating: (eb: Eb, { rating }: Filters, by?: string) =>
    rating === undefined ? always : eb(getRangeColumn('rating', by), '>=', rating),
  status: (_: Eb, { status }: Filters) => (status?.length ? isStatus(status) : always),
  stock: (eb: Eb, { stock, ...filters }: Filters) =>
    stock === undefined ? always : eb(getColumns(filters).qty, stock ? '>' : '=', 0),
} as const satisfies Record<string, (eb: Eb, filters: Filters, by?: string) => Condition>

export type ChoiceFilter = keyof typeof choiceFilters
const isChoiceFilter = (name: string): name is ChoiceFilter => name in choiceFilters
export const choiceFilterNames = Object.keys(choiceFilters).filter(isChoiceFilter)

/** The products that match all filters except those with choices. */
export function selectVisible(
  db: Db<Tables>,
  { deleted = false, low, ids, main }: Filters,
  { seesAll }: ProductVisibility,
) {
  let matchingQuery = db.selectFrom('shopProducts').where('deletedAt', deleted ? 'is not' : 'is', null)
  if (!seesAll) matchingQuery = matchingQuery.where(isStatus(statusesForSale))
  if (!seesAll && deleted) matchingQuery = matchingQuery.where(sql<SqlBool>`1 = 0`)
  if (low !== undefined) matchingQuery = matchingQuery.where(getColumns({ main }).qty, '<=', low)
  if (main !== undefined) matchingQuery = matchingQuery.where('variantOf', main ? 'is' : 'is not', null)
  if (ids)
    matchingQuery = ids.length > 0 ? matchingQuery.where('id', 'in', ids) : matchingQuery.where(sql<SqlBool>`1 = 0`)
  return matchingQuery
}

/** Filters with the choices that words of the search name. */
export type NamedQuery = Filters & Pick<ListFilters, 'named'>

/** The products that match a search. Variants are found by their main product, which shows them. */
export const search = <Row>(
  db: Db<Tables>,
  matchingQuery: SelectQueryBuilder<Tables, 'shopProducts', Row>,
  { q, named, deleted, main }: NamedQuery,
) =>
  searchList(db, matchingQuery, {
    topic: 'shop',
    table: 'shopProducts',
    q,
    named,
    deleted,
    ...(!main && { parentColumn: 'variantOf' }),
  })

export const hasChoices = (filters: Filters) =>
  choiceFilterNames.some((name) => {
    const value = filters[name]
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  })

/** The products that match all choices but one, in a list sorted by a column. */
export const matchesChoices = (
  eb: Eb,
  filters: Filters,
  { except, by }: { except?: ChoiceFilter | undefined; by?: string | undefined } = {},
) => eb.and(choiceFilterNames.filter((name) => name !== except).map((name) => choiceFilters[name](eb, filters, by)))
