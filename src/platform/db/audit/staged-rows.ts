import { CompiledQuery } from 'kysely'
import type { Database, PlatformTables, RowImage } from '#platform/db/engines/database.ts'
import { inTurns, pauseWhenDue } from '#platform/records/in-slices.ts'

/** One row before and after a write, as JSON; null if absent. */
export interface ChangedRow {
  table: string
  key: string
  kind: PlatformTables['auditRows']['kind']
  before: string | null
  after: string | null
  /** The row after the write, or before its deletion; of an update without long values that it did not change. */
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

// Every write sends this statement: it is compiled once.
const startStaging = CompiledQuery.raw(`insert into "auditStage" ("table") values ('')`)
/** Starts a PostgreSQL transaction whose changes are recorded. */
export const beginAudited = CompiledQuery.raw(`begin; set local atrium.writing = 'on'`)
const columns = `"position", "table", "key", "before", "after"`

/** Rows that are read at once: images may have long texts. */
const rowsAtOnce = 500
const readRows = {
  sqlite: `select ${columns} from "auditStage" where "table" <> '' and "position" > ? order by "position" limit ${rowsAtOnce}`,
  postgres: `select ${columns} from "auditStage" where "transaction" = pg_current_xact_id() and "position" > $1 order by "position" limit ${rowsAtOnce}`,
}
const takeRows = {
  sqlite: readRows.sqlite,
  // One round trip for most writes. A condition on `ctid` reads no row that an earlier batch has deleted.
  postgres: `delete from "auditStage" where ctid = any(array(${readRows.postgres.replace(columns, 'ctid')})) returning ${columns}`,
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
export const stagedRows = (database: Database, transaction: Database['db']): Promise<ChangedRow[]> =>
  readChanges(database, transaction, readRows[database.engine])

/** Returns the changes of the transaction, one per row, and stops recording. */
export async function changedRows(database: Database, transaction: Database['db']): Promise<ChangedRow[]> {
  const changes = await readChanges(database, transaction, takeRows[database.engine])
  if (database.engine === 'sqlite') await transaction.executeQuery(clearStage)
  return changes
}

async function readChanges(database: Database, transaction: Database['db'], query: string): Promise<ChangedRow[]> {
  const net = new Map<string, NetChange>()
  for (let last = 0; ;) {
    const { rows } = await transaction.executeQuery<Staged>(CompiledQuery.raw(query, [last]))
    const staged = rows.toSorted((a, b) => a.position - b.position)
    const keyColumns: Keys = staged.some(({ key }) => key === null) ? await readKeys(database, transaction) : new Map()
    for (const row of staged) addToNet(net, row, keyColumns)
    if (staged.length < rowsAtOnce) break
    last = staged.at(-1)?.position ?? last
    await pauseWhenDue()
  }
  const changes: ChangedRow[] = []
  for await (const change of inTurns(net.values())) changes.push(...toChange(change))
  return changes
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

type NetChange = Pick<ChangedRow, 'table' | 'key' | 'before' | 'after'>

/** An image with the columns that only the `other` one has; an update leaves out long values that it does not change. */
const withColumnsOf = (image: string, other: string) =>
  JSON.stringify({ ...parseRowImage(other), ...parseRowImage(image) })

function addToNet(net: Map<string, NetChange>, row: Staged, keyColumns: Keys) {
  const { table, before, after } = row
  const key = getRowKey(row, keyColumns)
  const rowKey = `${table} ${key}`
  const first = net.get(rowKey)
  if (!first) return void net.set(rowKey, { table, key, before, after })
  // Columns without a first value had the later one from the beginning, and keep the earlier one if nothing changed them.
  if (first.before !== null && first.after !== null && before !== null)
    first.before = withColumnsOf(first.before, before)
  first.after = first.after !== null && after !== null ? withColumnsOf(after, first.after) : after
}

function toChange({ before, after, ...rowKey }: NetChange): ChangedRow[] {
  if (before !== null && after !== null) return toUpdate({ ...rowKey, before, after })
  if (before !== null) return [{ ...rowKey, kind: 'delete', before, after, image: before }]
  return after === null ? [] : [{ ...rowKey, kind: 'insert', before, after, image: after }]
}

/** The changed columns of an update; nothing if none has changed. */
function toUpdate({ before, after, ...rowKey }: { table: string; key: string; before: string; after: string }) {
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
