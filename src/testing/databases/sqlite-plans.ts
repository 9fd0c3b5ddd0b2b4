import { Kysely } from 'kysely'
import { afterAll } from 'vitest'
import type { PlatformTables } from '#platform/db/engines/database.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { openNodeSqlite } from '#server/database/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'

/**
 * The sample's rows in a SQLite database for the tests of one file, and how SQLite goes about the statements of some work.
 * Each statement that the work prepares counts once.
 */
export function sqlitePlans<Tables>(now = new Date()) {
  const raw = openNodeSqlite(':memory:')
  const statements = new Set<string>()
  const prepare = (text: string) => {
    if (/^\s*(select|update|delete|with)/i.test(text)) statements.add(text)
    return raw.prepare(text)
  }
  // Without a cache of prepared statements, whose second use would not be seen.
  const db = new Kysely<Tables & PlatformTables>({ dialect: sqliteDialect({ ...raw, prepare }, { size: 0 }) })
  afterAll(() => db.destroy())

  const fill = async () => {
    const platform = new Kysely<PlatformTables>({ dialect: sqliteDialect(raw) })
    const database = { engine: 'sqlite' as const, db: platform, close: async () => {} }
    await prepareDatabase(database, platformMigrations(), await findModules(), { now, sample: true })
    return db
  }
  let filled: ReturnType<typeof fill> | undefined
  const opened = () => (filled ??= fill())

  async function plansOf(work: (db: Kysely<Tables & PlatformTables>) => Promise<unknown>) {
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

  return { opened, plansOf }
}

/** A plan without its first row, of which a count is asked, whichever that is. */
export const withoutCountedRow = (plan: string) => plan.replace(/^SCAN \w+[^;]*; (?=SCALAR)/, '')
