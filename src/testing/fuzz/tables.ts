import { sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import * as z from 'zod'

// The change log contains no records, and every changed record is in another table. The table of attempts counts
// refused requests. The tables of the full-text index follow from its entries.
const passedOver = /^(limits|changes|searchWords.*|sqlite_.*|migrations)$/

const Names = z.array(z.object({ name: z.string() }))
const Stamps = z.tuple([z.object({ stamp: z.coerce.string() })])
const Sums = z.array(z.object({ name: z.string(), sum: z.coerce.string() }))

const names = {
  sqlite: sql`select "name" from "sqlite_master" where "type" = 'table'`,
  postgres: sql`select tablename as "name" from pg_tables where schemaname = 'public'`,
}

// Each increases with any written row, and with nothing else.
const stamps = {
  sqlite: sql`select total_changes() as "stamp"`,
  postgres: sql`select pg_snapshot_xmax(pg_current_snapshot())::text as "stamp"`,
}

async function sumsOnSqlite(db: Database['db'], tables: readonly string[]) {
  const sums = []
  for (const name of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    sums.push({ name, sum: JSON.stringify(rows) })
  }
  return sums
}

async function sumsOnPostgres(db: Database['db'], tables: readonly string[]) {
  const each = tables.map(
    (name) =>
      sql`select ${name} as "name", count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as "sum" from ${sql.table(name)} as t`,
  )
  const { rows } = await sql`${sql.join(each, sql` union all `)}`.execute(db)
  return Sums.parse(rows)
}

/** Observes every table of a database, independently of the code that writes them. */
export async function listTables({ db, engine }: Database) {
  const { rows } = await names[engine].execute(db)
  const tables = Names.parse(rows)
    .map(({ name }) => name)
    .filter((name) => !passedOver.test(name))
  const stamp = async () => Stamps.parse((await stamps[engine].execute(db)).rows)[0].stamp
  const sums = () => (engine === 'sqlite' ? sumsOnSqlite : sumsOnPostgres)(db, tables)

  let cached: { stamp: string; sums: Map<string, string> } | undefined
  /** Checksums of every table; not computed again while no row was written. */
  async function contents() {
    const now = await stamp()
    if (cached?.stamp !== now)
      cached = { stamp: now, sums: new Map((await sums()).map(({ name, sum }) => [name, sum])) }
    return cached.sums
  }
  return {
    /** Runs some work, and names the tables whose content it has changed. */
    async changedBy(work: () => Promise<unknown>) {
      const before = await contents()
      await work()
      const after = await contents()
      return tables.filter((name) => before.get(name) !== after.get(name))
    },
  }
}

export type Tables = Awaited<ReturnType<typeof listTables>>
