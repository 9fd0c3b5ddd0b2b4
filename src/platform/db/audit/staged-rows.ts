import { sql } from 'kysely'
import type { Database, PlatformTables, RowImage } from '#platform/db/database.ts'

/** One row as a write found it and as it left it; null where there was none. */
export interface ChangedRow {
  table: string
  key: string
  kind: PlatformTables['auditRows']['kind']
  before: RowImage | null
  after: RowImage | null
}

interface Staged {
  position: number
  table: string
  before: string | null
  after: string | null
}

const keys = new WeakMap<Database['db'], Map<string, readonly string[]>>()

/** The primary keys of the watched tables; they stay as they are while a process runs. */
async function keysOf(database: Database, transaction: Database['db']) {
  const known = keys.get(database.db)
  if (known) return known
  const rows = await transaction.selectFrom('auditTables').select(['name', 'key']).execute()
  const found = new Map(rows.map(({ name, key }) => [name, key]))
  keys.set(database.db, found)
  return found
}

/** From here on the transaction's changes are noted. */
export async function beginNoting({ engine }: Database, transaction: Database['db']) {
  await (
    engine === 'postgres'
      ? sql`select set_config('atrium.writing', 'on', true)`
      : sql`insert into "auditStage" ("table") values ('')`
  ).execute(transaction)
}

/** What the transaction has changed since, one for each row whatever happened to it; noting ends. */
export async function changedRows(database: Database, transaction: Database['db']): Promise<ChangedRow[]> {
  const { rows } = await (
    database.engine === 'postgres'
      ? sql<Staged>`delete from "auditStage" where "transaction" = pg_current_xact_id() returning "position", "table", "before", "after"`
      : sql<Staged>`delete from "auditStage" returning "position", "table", "before", "after"`
  ).execute(transaction)
  const staged = rows.filter(({ table }) => table !== '')
  if (staged.length === 0) return []
  return netChanges(
    staged.toSorted((one, other) => one.position - other.position),
    await keysOf(database, transaction),
  )
}

// SQLite writes a row in parts, since a wide one has more columns than a function takes.
const parsed = (image: string | null): RowImage | null =>
  image === null ? null : Object.assign({}, ...[JSON.parse(image)].flat())

const keyOf = (columns: readonly string[], row: RowImage) => {
  const values = columns.map((column) => row[column])
  return values.length === 1 ? String(values[0]) : JSON.stringify(values)
}

function netChanges(staged: readonly Staged[], keys: ReadonlyMap<string, readonly string[]>): ChangedRow[] {
  const net = new Map<string, Pick<ChangedRow, 'table' | 'key' | 'before' | 'after'>>()
  for (const { table, ...images } of staged) {
    const before = parsed(images.before)
    const after = parsed(images.after)
    const key = keyOf(keys.get(table) ?? ['id'], before ?? after ?? {})
    const place = `${table} ${key}`
    const first = net.get(place)
    net.set(place, { table, key, before: first ? first.before : before, after })
  }
  return [...net.values()].flatMap(({ table, key, before, after }): ChangedRow[] => {
    if (before && after) {
      const changed = Object.keys(after).filter((name) => !isSame(before[name], after[name]))
      if (changed.length === 0) return []
      return [{ table, key, kind: 'update', before: only(before, changed), after: only(after, changed) }]
    }
    if (before) return [{ table, key, kind: 'delete', before, after }]
    return after ? [{ table, key, kind: 'insert', before, after }] : []
  })
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

const only = (row: RowImage, names: readonly string[]): RowImage =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
