import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { farthestByNumber, maxCounted } from '#platform/numbers/counted.ts'
import { refused } from '#platform/errors/failure.ts'
import type { Count } from './count-at-most.ts'
import { type OrderedBy, getOrder, reversed } from './list-order.ts'
import { withoutIndex } from './without-index.ts'
import { formatCursor, invalidCursor, type Cursor, parseCursor, type RowValues } from './cursor.ts'
import { keysetQueries } from './keyset-queries.ts'

/** A keyset page of a list. */
export interface Target {
  page: number
  at?: string | undefined
}

interface KeysetPageRequest extends Target {
  limit: number
  counted: Count
  /** Few rows are sorted instead of scanning the index. */
  isSorted?: boolean
}

export interface Key {
  id: string
  values: RowValues
}

type Columns = Record<string, string | number | boolean>

/** The ids of the next rows, with their sort values: of skipped rows only the index is read. */
export async function getKeys<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: readonly OrderedBy[],
  { anchor, offset, max, isSorted }: { anchor: RowValues | undefined; offset: number; max: number; isSorted: boolean },
): Promise<Key[]> {
  let walk = query
    .clearSelect()
    .clearOrderBy()
    .select(order.map(({ column }) => sql<string>`${sql.ref(column)}`.as(column)))
  for (const { column, isDescending } of order)
    walk = walk.orderBy(isSorted ? withoutIndex(column) : sql.ref(column), isDescending ? 'desc' : 'asc')
  const keys: Columns[] = []
  for (const part of anchor ? keysetQueries(walk, order, anchor) : [walk]) {
    if (keys.length === max) break
    const rows = await part
      .limit(max - keys.length)
      .offset(anchor ? 0 : offset)
      .$castTo<Columns>()
      .execute()
    keys.push(...rows)
  }
  return keys.map((row) => {
    const values = order.map(({ column }) => row[column] ?? '')
    return { id: String(values.at(-1)), values }
  })
}

async function selectRows<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, keys: readonly Key[]) {
  if (keys.length === 0) return []
  const ids = keys.map(({ values }) => values.at(-1))
  const rows = await query
    .clearOrderBy()
    .select(sql<string>`cast(${sql.ref('id')} as text)`.as('idInPage'))
    .where(sql<SqlBool>`${sql.ref('id')} in (${sql.join(ids)})`)
    .$castTo<Row & { idInPage: string }>()
    .execute()
  const byId = new Map(rows.map((row) => [row.idInPage, row]))
  return keys.flatMap(({ id }) => byId.get(id) ?? [])
}

/** The pages before and after one: by number while that is cheap, else by the first or last row of this page. */
function findNeighbours(
  { isFromEnd }: Cursor,
  { page, limit }: KeysetPageRequest,
  keys: readonly Key[],
  has: { next: boolean; prev: boolean },
) {
  const target = (number: number, side: 'after' | 'before'): Target => {
    const values = (side === 'after' ? keys.at(-1) : keys[0])?.values
    const isReachableByNumber = (number - 1) * limit < maxCounted
    return {
      page: number,
      at: formatCursor({ isFromEnd, ...(!isReachableByNumber && values && { anchor: { values, side } }) }),
    }
  }
  const [next, prev] = isFromEnd ? [page - 1, page + 1] : [page + 1, page - 1]
  return {
    ...(has.next && next >= 1 && { next: target(next, 'after') }),
    ...(has.prev && prev >= 1 && { prev: target(prev, 'before') }),
  }
}

/** PostgreSQL's error class 22: a value does not fit the column's type (SQLite compares any values). */
const isInvalidValue = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('22')

/** A page far from the start, or beside a row: skipped rows are read from an index only, or not at all. */
export async function keysetPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  request: KeysetPageRequest,
) {
  const { page, limit } = request
  const order = getOrder(query)
  const cursor = parseCursor(request.at)
  const { isFromEnd, anchor } = cursor
  if (anchor && anchor.values.length !== order.length) throw invalidCursor()
  const offset = (page - 1) * limit
  if (!anchor && request.counted.isLeast && offset > farthestByNumber)
    throw refused('page', 'A page this far is reached by the links of a neighbouring page, or from the end', 'far')
  const isBackwards = anchor ? anchor.side === 'before' : isFromEnd
  const walk = {
    anchor: anchor?.values,
    offset,
    max: limit + 1,
    isSorted: request.isSorted ?? false,
  }
  const nextKeys = await getKeys(query, isBackwards ? reversed(order) : order, walk).catch((error: unknown) => {
    throw anchor && isInvalidValue(error) ? invalidCursor(error) : error
  })
  const keys = isBackwards ? nextKeys.slice(0, limit).toReversed() : nextKeys.slice(0, limit)
  const rows = await selectRows(query, keys)

  const hasMore = nextKeys.length > limit
  const hasRowsBefore = anchor !== undefined || page > 1
  const has = isBackwards ? { next: hasRowsBefore, prev: hasMore } : { next: hasMore, prev: hasRowsBefore }
  const { total: counted, isLeast } = request.counted
  const countSoFar = isFromEnd ? 0 : (page - 1) * limit + keys.length + Number(has.next)
  const total = isLeast ? Math.max(counted, countSoFar) : counted
  return { rows, total, isLeast, neighbours: findNeighbours(cursor, request, keys, has) }
}
