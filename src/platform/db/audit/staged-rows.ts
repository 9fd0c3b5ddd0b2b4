import { CompiledQuery } from 'kysely'
import type { Database, PlatformTables, RowImage } from '#platform/db/engines/database.ts'

/** One row before and after a write, as JSON; null if absent. */
export interface ChangedRow {
  table: string
  key: string
  kind: PlatformTables['auditRows']['kind']
  before: string | null
  after: string | null
  /** The whole row after the write, or before its deletion. */
  image: string
}

interface Staged {
  position: number
  table: string
  /** Null on PostgreSQL if the key has several columns. */
  key: string | null
  before: string | null
  after: string | null
}

// Every write sends these statements: they are compiled once.
const startStaging = CompiledQuery.raw(`insert into "auditStage" ("table") values ('')`)
/** Starts a PostgreSQL transaction whose changes are recorded. */
export const beginAudited = CompiledQuery.raw(`begin; set local atrium.writing = 'on'`)
const columns = `"position", "table", "key", "before", "after"`
const readRows = {
  sqlite: CompiledQuery.raw(`select ${columns} from "auditStage" where "table" <> '' order by "position"`),
  postgres: CompiledQuery.raw(`select ${columns} from "auditStage" where "transaction" = pg_current_xact_id()`),
}
const readStage = {
  sqlite: readRows.sqlite,
  postgres: CompiledQuery.raw(
    `delete from "auditStage" where "transaction" = pg_current_xact_id() returning ${columns}`,
  ),
}
const clearStage = CompiledQuery.raw(`delete from "auditStage"`)

/** Runs a transaction whose changes are recorded. */
export const auditedTransaction = <Result>(
  { db, audited }: Database,
  run: (transaction: Database['db']) => Promise<Result>,
): Promise<Result> =>
  (audited ?? db).transaction().execute(async (transaction) => {
    if (!audited) await transaction.executeQuery(startStaging)
    return run(transaction)
  })

/** Returns the changes of the transaction so far, one per row. */
export async function stagedRows(database: Database, transaction: Database['db']): Promise<ChangedRow[]> {
  const { rows } = await transaction.executeQuery<Staged>(readRows[database.engine])
  return readChanges(database, transaction, rows)
}

/** Returns the changes of the transaction, one per row, and stops recording. */
export async function changedRows(database: Database, transaction: Database['db']): Promise<ChangedRow[]> {
  const { rows } = await transaction.executeQuery<Staged>(readStage[database.engine])
  if (database.engine === 'sqlite') await transaction.executeQuery(clearStage)
  return readChanges(database, transaction, rows)
}

async function readChanges(database: Database, transaction: Database['db'], rows: readonly Staged[]) {
  if (rows.length === 0) return []
  const staged = rows.toSorted((a, b) => a.position - b.position)
  return netChanges(staged, staged.some(({ key }) => key === null) ? await readKeys(database, transaction) : new Map())
}

type Keys = ReadonlyMap<string, readonly string[]>

const keys = new WeakMap<Database['db'], Keys>()

/** The primary keys of the watched tables; they do not change while the process runs. */
async function readKeys(database: Database, transaction: Database['db']): Promise<Keys> {
  const cached = keys.get(database.db)
  if (cached) return cached
  const rows = await transaction.selectFrom('auditTables').select(['name', 'key']).execute()
  const loaded = new Map(rows.map(({ name, key }) => [name, key]))
  keys.set(database.db, loaded)
  return loaded
}

/** A recorded row; SQLite records a wide one in parts, since its functions take a limited number of arguments. */
export const parseRowImage = (image: string): RowImage => Object.assign({}, ...[JSON.parse(image)].flat())

function getRowKey({ table, key, before, after }: Staged, keyColumns: Keys) {
  if (key !== null) return String(key)
  const row = parseRowImage(before ?? after ?? '{}')
  return JSON.stringify((keyColumns.get(table) ?? []).map((column) => row[column]))
}

function netChanges(staged: readonly Staged[], keyColumns: Keys): ChangedRow[] {
  const net = new Map<string, Omit<ChangedRow, 'kind' | 'image'>>()
  for (const row of staged) {
    const { table, before, after } = row
    const key = getRowKey(row, keyColumns)
    const rowKey = `${table} ${key}`
    const first = net.get(rowKey)
    net.set(rowKey, { table, key, before: first ? first.before : before, after })
  }
  return [...net.values()].flatMap(({ before, after, ...rowKey }): ChangedRow[] => {
    if (before !== null && after !== null) return toChange({ ...rowKey, before, after })
    if (before !== null) return [{ ...rowKey, kind: 'delete', before, after, image: before }]
    return after === null ? [] : [{ ...rowKey, kind: 'insert', before, after, image: after }]
  })
}

/** The changed columns of an update; undefined if none has changed. */
function toChange({ before, after, ...rowKey }: { table: string; key: string; before: string; after: string }) {
  if (before === after) return []
  const previous = parseRowImage(before)
  const changed = Object.entries(parseRowImage(after)).filter(([name, value]) => !isSame(previous[name], value))
  if (changed.length === 0) return []
  return [
    {
      ...rowKey,
      kind: 'update' as const,
      before: JSON.stringify(Object.fromEntries(changed.map(([name]) => [name, previous[name] ?? null]))),
      after: JSON.stringify(Object.fromEntries(changed)),
      image: after,
    },
  ]
}

const isSame = (a: unknown, b: unknown) => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))
