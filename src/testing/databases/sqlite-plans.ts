import { Kysely } from 'kysely'
import { afterAll } from 'vitest'
import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { openNodeSqlite } from '#server/database/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'

/**
 * The sample's rows in a SQLite database for the tests of one file, and SQLite's plans for the statements of some work.
 * Each prepared statement counts once.
 */
export function sqlitePlans<Tables>(now = new Date()) {
  const raw = openNodeSqlite(':memory:')
  const statements = new Set<string>()
  const prepare = (text: string) => {
    if (/^\s*(select|update|delete|with)/i.test(text)) statements.add(text)
    return raw.prepare(text)
  }
  // Without a cache of prepared statements, which would hide their second use.
  // Of the type that handlers get: comparing it with that of all tables takes the compiler seconds.
  const db: Db<Tables> = new Kysely({ dialect: sqliteDialect({ ...raw, prepare }, { size: 0 }) })
  afterAll(() => db.destroy())

  const fill = async () => {
    const platform = new Kysely<PlatformTables>({ dialect: sqliteDialect(raw) })
    const database = { engine: 'sqlite' as const, db: platform, close: async () => {} }
    await prepareDatabase(database, platformMigrations(), await findModules(), { now, sample: true })
    return db
  }
  let filled: ReturnType<typeof fill> | undefined
  const opened = () => (filled ??= fill())

  async function explainPlans(work: (db: Db<Tables>) => Promise<unknown>) {
    await opened()
    statements.clear()
    await work(db)
    return Array.from(statements, (text) =>
      raw
        .prepare(`explain query plan ${text}`)
        .all(Array(text.split('?').length - 1).fill(1))
        .map((step) => String(step[3]))
        .join('; '),
    )
  }

  return { opened, explainPlans }
}

/** A plan without its first row if that is the table of a count, whichever it is. */
export const withoutCountedRow = (plan: string) => plan.replace(/^SCAN \w+[^;]*; (?=SCALAR)/, '')
