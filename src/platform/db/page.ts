import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { contains } from './search.ts'

/** One page of a list; `total` counts the whole of it. */
export class Page<Item> {
  readonly items: readonly Item[]
  readonly total: number

  constructor(items: readonly Item[], total: number) {
    this.items = items
    this.total = total
  }
}

interface Asked {
  q?: string | undefined
  sort: string
  page: number
  limit: number
}

interface Columns {
  /** The folded column that `q` is looked for in. */
  search?: string
  /** Where the column to sort by is not called like the field. Columns to sort by must not be null. */
  sort?: Readonly<Record<string, string>>
}

/**
 * Answers a `listQuery`: `q` against the folded `search` column, every other field against the column of its name, the
 * order, with the id to settle ties, the page and the count.
 */
export async function page<DB, TB extends keyof DB, Row, Item>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { q, sort, page: number, limit, ...filters }: Asked & Record<string, unknown>,
  toItem: (row: Row) => Item,
  columns: Columns = {},
): Promise<Page<Item>> {
  let filtered = query
  if (q?.trim()) filtered = filtered.where(contains(columns.search ?? 'search', q))
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue
    const column = sql.ref(name)
    filtered = filtered.where(
      Array.isArray(value)
        ? value.length > 0
          ? sql<SqlBool>`${column} in (${sql.join(value)})`
          : sql<SqlBool>`1 = 1`
        : sql<SqlBool>`${column} = ${value}`,
    )
  }

  const field = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await filtered
    .orderBy(sql.ref(columns.sort?.[field] ?? field), direction)
    .orderBy(sql.ref('id'), direction)
    .limit(limit)
    .offset((number - 1) * limit)
    .execute()

  const known = rows.length > 0 || number === 1 ? (number - 1) * limit + rows.length : undefined
  if (known !== undefined && rows.length < limit) return new Page(rows.map(toItem), known)
  const { total } = await filtered
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return new Page(rows.map(toItem), Number(total))
}
