import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { type Count, countTotal } from './count-at-most.ts'
import { keysetPage, type Target } from './keyset-page.ts'
import { contains, type NamedChoices } from './search.ts'
import { withoutIndex } from './without-index.ts'

/** Further properties of a page. */
interface PageInfo {
  /** There are more rows than `total`, the limit of counting. */
  isLeast?: boolean
  /** Cursors of the pages beside it, where page numbers do not suffice. */
  neighbours?: { prev?: Target; next?: Target }
  /** The last page has no address. */
  isEndless?: boolean
}

/** One page of a list; `total` counts the whole list, up to the limit. */
export class Page<Item> {
  readonly items: readonly Item[]
  readonly total: number
  readonly info: PageInfo

  constructor(items: readonly Item[], total: number, info: PageInfo = {}) {
    this.items = items
    this.total = total
    this.info = info
  }

  /** The same page with converted rows. */
  with<Other>(items: readonly Other[]) {
    return new Page(items, this.total, this.info)
  }
}

export interface ListFilters {
  q?: string | undefined
  /** The choices that words of `q` name. */
  named?: NamedChoices | undefined
  sort: string
}

interface PageRequest extends ListFilters {
  page: number
  limit: number
  /** Start of the page, from a cursor of an earlier response. */
  at?: string | undefined
}

export interface Columns<Query> {
  /** The folded column that is searched for `q`. */
  search?: string
  /** Column to sort by, if its name differs from the field's. Sort columns must not be null. */
  sort?: Readonly<Record<string, string>>
  /** This many rows are known to exist: none are counted. */
  lowerBound?: number | undefined
  /** A count of its own, where the usual one is not cheap. */
  count?: (() => Promise<Count>) | undefined
  /** No index contains both filter and order, so matching rows are scattered. */
  isUnindexed?: boolean | undefined
  /** For scattered rows: the query to use when many rows match, which scans the list in its order. */
  scanQuery?: Query | undefined
}

// Up to this position rows are read with one statement; beyond, skipped rows are read from the index only.
const maxOffset = 1000

type Column = (name: string) => RawBuilder<unknown>

const matchesFilters = (filters: Readonly<Record<string, unknown>>, column: Column) =>
  sql.join<SqlBool>(
    [
      sql`1 = 1`,
      ...Object.entries(filters).flatMap(([name, value]) => {
        if (value === undefined || (Array.isArray(value) && value.length === 0)) return []
        return Array.isArray(value)
          ? [sql<SqlBool>`${column(name)} in (${sql.join(value)})`]
          : [sql<SqlBool>`${column(name)} = ${value}`]
      }),
    ],
    sql` and `,
  )

/** The queries of a list: for the count, in its order, and in its order when many scattered rows match. */
export function buildStatements<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { q, named, sort, ...filters }: ListFilters & Record<string, unknown>,
  columns: Columns<SelectQueryBuilder<DB, TB, Row>>,
) {
  const search = (base: typeof query) => (q?.trim() ? base.where(contains(columns.search ?? 'search', q, named)) : base)
  const field = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const inOrder = (base: typeof query) =>
    base.orderBy(sql.ref(columns.sort?.[field] ?? field), direction).orderBy(sql.ref('id'), direction)
  const filtered = search(query).where(matchesFilters(filters, sql.ref))
  return {
    filtered,
    ordered: inOrder(filtered),
    scan: () => inOrder(search(columns.scanQuery ?? query).where(matchesFilters(filters, withoutIndex))),
  }
}

/**
 * Answers a `listQuery`: `q` against the folded `search` column, every other field against the column of its name, the
 * order with the id as tie-breaker, the page and the count. The cost does not grow with the table: at most `maxCounted`
 * rows are counted, and far pages begin at a cursor.
 */
export async function page<DB, TB extends keyof DB, Row, Item>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { q, named, sort, page: number, limit, at, ...filters }: PageRequest & Record<string, unknown>,
  toItem: (row: Row) => Item,
  columns: Columns<SelectQueryBuilder<DB, TB, Row>> = {},
): Promise<Page<Item>> {
  const { filtered, ordered, scan } = buildStatements(query, { q, named, sort, ...filters }, columns)
  const offset = (number - 1) * limit
  const request = { page: number, limit, at }
  if (columns.isUnindexed && limit <= maxOffset) {
    const counted = await countTotal(filtered, columns.lowerBound)
    // If many rows match, scanning the list in its order reaches a page sooner than sorting all of them.
    const { rows, ...info } = await keysetPage(counted.isLeast ? scan() : ordered, {
      ...request,
      counted,
      isSorted: !counted.isLeast,
    })
    return new Page(rows.map(toItem), info.total, info)
  }
  const total = () => columns.count?.() ?? countTotal(filtered, columns.lowerBound)
  if (at !== undefined || (offset >= maxOffset && limit <= maxOffset)) {
    const { rows, ...info } = await keysetPage(ordered, { ...request, counted: await total() })
    return new Page(rows.map(toItem), info.total, info)
  }

  const rows = await ordered.limit(limit).offset(offset).execute()
  const items = rows.map(toItem)
  if (rows.length < limit && (rows.length > 0 || number === 1)) return new Page(items, offset + rows.length)
  const { total: known, isLeast } = await total()
  return new Page(items, isLeast ? Math.max(known, offset + rows.length + 1) : known, { isLeast })
}
