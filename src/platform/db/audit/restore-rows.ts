import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { PlatformTables, RowImage } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import { reattachFiles } from './reattach-files.ts'

type AuditTables = Pick<PlatformTables, 'auditRows' | 'auditTables' | 'files'>
type Changed = Pick<Selectable<PlatformTables['auditRows']>, 'table' | 'key' | 'kind' | 'before' | 'after'>
type Table = Selectable<PlatformTables['auditTables']>

/** State of a row: absent, or these columns; columns that are not listed keep their present value. */
interface State {
  exists: boolean
  columns: RowImage
}

// Permissions and sessions change only through their own endpoints.
const protectedTables = new Set(['users', 'roles', 'sessions'])

/** Reasons why these tables cannot be restored: unknown, guarded, or with columns that the log omits. */
export function isRestorable(tables: readonly string[], tablesByName: ReadonlyMap<string, Pick<Table, 'columns'>>) {
  return tables.every((table) => {
    const columns = protectedTables.has(table) ? undefined : tablesByName.get(table)?.columns
    return columns !== undefined && columns.every(({ kind }) => kind !== 'hidden')
  })
}

const revert = (state: State | undefined, { kind, before }: Changed): State => {
  if (kind === 'insert') return { exists: false, columns: {} }
  if (kind === 'delete') return { exists: true, columns: before ?? {} }
  return { exists: true, columns: { ...state?.columns, ...before } }
}

/** The write that the restore of a row amounts to; `delete` also of one that moves into the trash or out of it. */
export type RestoredAs = 'insert' | 'update' | 'delete'
type Check = (kind: RestoredAs) => void

/**
 * Restores every row of an entry to its state before or after the entry, regardless of later changes. Returns the
 * number of rows that changed. `check` throws if the user may not write like this.
 */
export async function restoreRows(db: Kysely<AuditTables>, entryId: number, to: 'before' | 'after', check: Check) {
  const tables = new Map(
    (await db.selectFrom('auditTables').selectAll().execute()).map((table) => [table.name, table] as const),
  )
  const rows = await db.selectFrom('auditRows').selectAll().where('entryId', '=', entryId).execute()
  const later = await laterRows(db, entryId)
  const states = new Map<string, { row: Changed; state: State | undefined }>()
  const rowKey = ({ table, key }: Changed) => `${table} ${key}`
  for (const row of rows) states.set(rowKey(row), { row, state: undefined })
  for (const change of to === 'before' ? [...later, ...rows] : later) {
    const entry = states.get(rowKey(change))
    if (entry) entry.state = revert(entry.state, change)
  }
  const targets = [...states.values()].flatMap(({ row, state }) => {
    const table = tables.get(row.table)
    return state && table ? [{ table, key: row.key, state }] : []
  })
  const ordered = targets.toSorted((a, b) => a.table.position - b.table.position || Number(a.key) - Number(b.key) || 0)
  let restored = 0
  try {
    for (const { table, key, state } of ordered.toReversed())
      if (!state.exists) restored += await deleteRow(db, { table, key, check })
    for (const { table, key, state } of ordered)
      if (state.exists) restored += await upsertRow(db, { table, key, check }, state.columns)
  } catch (cause) {
    if (isConstraint(cause)) throw conflict('Another record has replaced the one you want to restore')
    throw cause
  }
  return restored
}

/** Later changes of the same rows, latest first. */
const laterRows = (db: Kysely<AuditTables>, entryId: number): Promise<Changed[]> =>
  db
    .selectFrom('auditRows as mine')
    .innerJoin('auditRows as later', (join) =>
      join
        .onRef('later.table', '=', 'mine.table')
        .onRef('later.key', '=', 'mine.key')
        .onRef('later.entryId', '>', 'mine.entryId'),
    )
    .where('mine.entryId', '=', entryId)
    .select(['later.table', 'later.key', 'later.kind', 'later.before', 'later.after'])
    .orderBy('later.entryId', 'desc')
    .execute()

const isConstraint = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && error.code.startsWith('23')) ||
    /constraint failed/i.test(error.message))

function whereKey({ key: columns }: Table, key: string) {
  const values: unknown[] = columns.length === 1 ? [key] : JSON.parse(key)
  return sql.join(
    columns.map((column, index) => sql`${sql.ref(column)} = ${values[index]}`),
    sql` and `,
  )
}

/** Value as the engines take it: JSON as text. */
const toColumn = ({ columns }: Table, name: string, value: unknown) =>
  columns.some((column) => column.name === name && column.kind === 'json') && value !== null
    ? JSON.stringify(value)
    : value

interface Place {
  table: Table
  key: string
  check: Check
}

async function deleteRow(db: Kysely<AuditTables>, { table, key, check }: Place) {
  const { rows } = await sql`delete from ${sql.table(table.name)} where ${whereKey(table, key)} returning 1`.execute(db)
  if (rows.length > 0) check('delete')
  return rows.length
}

async function upsertRow(db: Kysely<AuditTables>, { table, key, check }: Place, columns: RowImage) {
  const columnNames = new Set(table.columns.map(({ name }) => name))
  const values = Object.entries(columns).filter(([name]) => columnNames.has(name))
  if (values.length === 0) return 0
  const names = sql.join(values.map(([name]) => sql.ref(name)))
  const {
    rows: [current],
  } = await sql<RowImage>`select ${names} from ${sql.table(table.name)} where ${whereKey(table, key)}`.execute(db)
  await reattachFiles(db, current, columns)
  if (current) {
    check('update')
    if ('deletedAt' in columns && (current['deletedAt'] === null) !== (columns['deletedAt'] === null)) check('delete')
  } else check('insert')
  const sets = values.map(([name, value]) => sql`${sql.ref(name)} = ${toColumn(table, name, value)}`)
  const { rows } =
    await sql`update ${sql.table(table.name)} set ${sql.join(sets)} where ${whereKey(table, key)} returning 1`.execute(
      db,
    )
  if (rows.length > 0) return 1
  await sql`insert into ${sql.table(table.name)} (${names}) values (${sql.join(values.map(([name, value]) => toColumn(table, name, value)))})`.execute(
    db,
  )
  return 1
}
