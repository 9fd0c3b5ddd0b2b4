import { sql } from 'kysely'
import { type ChangedRow, parseRowImage } from '#platform/db/audit/staged-rows.ts'
import type { Database, RowImage } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'

/** The amounts that a row adds to its rollup row; `by` has all columns of the rollup's primary key. */
export interface Addend {
  by: Readonly<Record<string, string>>
  add: Readonly<Record<string, number>>
}

/** How rows of a contract's table are summed in its `rollup` table. */
export interface RollupSource {
  /** Columns of a row that the rollup depends on, beside `id`. */
  columns: readonly string[]
  /** Null if the row is in no sum, for example in the trash. */
  of: (row: RowImage) => Addend | null
}

interface Rollup {
  name: string
  table: string
  rollup: string
  source: RollupSource
}

const listRollups = (apis: readonly Api[]): Rollup[] =>
  apis.flatMap(({ contract: { name, table = name, rollup }, hooks: { rollup: source } }) =>
    rollup !== undefined && source ? [{ name, table, rollup, source }] : [],
  )

/**
 * Combines changes to the same rollup row, without those that are zero, in a fixed order, so that two writers do not
 * deadlock.
 */
function merged(addends: readonly Addend[]): Addend[] {
  const sums = new Map<string, { by: Addend['by']; add: Record<string, number> }>()
  for (const { by, add: values } of addends) {
    const groupKey = JSON.stringify(Object.entries(by).toSorted())
    const sum = sums.get(groupKey) ?? { by, add: {} }
    for (const [column, value] of Object.entries(values)) sum.add[column] = (sum.add[column] ?? 0) + value
    sums.set(groupKey, sum)
  }
  return [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, sum]) => (Object.values(sum.add).some((value) => value !== 0) ? [sum] : []))
}

async function add(db: Database['db'], table: string, addends: readonly Addend[]) {
  for (const { by, add: values } of merged(addends)) {
    const row = { ...by, ...values }
    const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
    const groupKey = sql.join(Object.keys(by).map((name) => sql.ref(name)))
    const sums = Object.keys(values).map(
      (name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
    )
    await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))}) on conflict (${groupKey}) do update set ${sql.join(sums)}`.execute(
      db,
    )
  }
}

const negative = ({ by, add: values }: Addend): Addend => ({
  by,
  add: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, -value])),
})

/** Subtracts the row before the change, and adds the row after it. */
function computeDeltas({ kind, before, image }: ChangedRow, { of }: RollupSource) {
  const row = parseRowImage(image)
  // For an update, only changed columns are recorded.
  const was =
    kind === 'insert' ? null : of(kind === 'update' && before !== null ? { ...row, ...parseRowImage(before) } : row)
  const is = kind === 'delete' ? null : of(row)
  return [...(was ? [negative(was)] : []), ...(is ? [is] : [])]
}

/** Updates the rollups after a write, in its transaction. */
export async function updateRollups(transaction: Database['db'], apis: readonly Api[], rows: readonly ChangedRow[]) {
  for (const { table, rollup, source } of listRollups(apis)) {
    const changed = rows.filter((row) => row.table === table)
    if (changed.length > 0)
      await add(
        transaction,
        rollup,
        changed.flatMap((row) => computeDeltas(row, source)),
      )
  }
}

const batchSize = 2000

async function buildRollup(db: Database['db'], { table, rollup, source }: Rollup) {
  await sql`delete from ${sql.table(rollup)}`.execute(db)
  const columns = sql.join(['id', ...source.columns].map((name) => sql.ref(name)))
  let addends: Addend[] = []
  for (let last = 0; ;) {
    const { rows } = await sql<RowImage & { id: number }>`
      select ${columns} from ${sql.table(table)} where "id" > ${last} order by "id" limit ${batchSize}`.execute(db)
    addends = merged([...addends, ...rows.flatMap((row) => source.of(row) ?? [])])
    if (rows.length < batchSize) break
    last = rows.at(-1)?.id ?? last
  }
  await add(db, rollup, addends)
}

/** Computes empty rollups at the start, for sample data and rows from before the rollup. */
export async function buildRollups({ db, engine }: Database, apis: readonly Api[], filled: ReadonlySet<string>) {
  for (const rollup of listRollups(apis)) {
    await db.transaction().execute(async (transaction) => {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7210001)`.execute(transaction)
      const { rows } = await sql`select 1 from ${sql.table(rollup.rollup)} limit 1`.execute(transaction)
      if (rows.length === 0 || filled.has(rollup.name)) await buildRollup(transaction, rollup)
    })
  }
}
