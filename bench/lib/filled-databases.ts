import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '#platform/db/engines/database.ts'
import { prepareDatabase, type ServerModule } from '#platform/server/server-module.ts'
import { fillDatabase } from '#server/database/fill-database.ts'
import { findFills, platformMigrations } from '#server/node-modules.ts'
import { openPostgresDatabase, openSqliteDatabase } from '#server/database/open-database.ts'
import { startPostgres } from '#testing/databases/postgres.ts'

interface Kept {
  /** A folder with SQLite files to reuse in the next run. */
  sqlite?: string | undefined
  /** A PostgreSQL with databases to reuse. */
  postgres?: string | undefined
}

/** Databases of any size, on both engines; each is filled once. */
export async function filledDatabases(modules: readonly ServerModule[], names: readonly string[], kept: Kept) {
  const folder = kept.sqlite ?? mkdtempSync(join(tmpdir(), 'atrium-bench-'))
  mkdirSync(folder, { recursive: true })
  const started: Awaited<ReturnType<typeof startPostgres>>[] = []
  const server = async () => {
    if (kept.postgres) return kept.postgres
    const running = started[0] ?? (await startPostgres())
    started[0] = running
    return running.url()
  }

  async function fill(database: Database, count: number) {
    const now = new Date()
    const fills = [...(await findFills())].filter(([name]) => names.includes(name))
    await prepareDatabase(database, platformMigrations(), modules, { now, sample: true })
    await fillDatabase(database, { fills: new Map(fills), modules, count, now })
    process.stderr.write(
      `${database.engine}: ${count} of each in ${((Date.now() - now.getTime()) / 1000).toFixed(0)} s\n`,
    )
  }

  return {
    async sqlite(count: number) {
      const file = join(folder, `${count}.sqlite`)
      const isNew = !existsSync(file)
      const filled = openSqliteDatabase(file)
      if (isNew) await fill(filled, count)
      await filled.close()
      // As a server opens it.
      return openSqliteDatabase(file)
    },
    async postgres(count: number) {
      const url = new URL(await server())
      const isNew = await madeDatabase(url.href, `filled_${count}`)
      url.pathname = `/filled_${count}`
      const database = openPostgresDatabase(url.href, () => {})
      if (isNew) await fill(database, count)
      return database
    },
    async end() {
      for (const database of started) await database.stop()
      if (!kept.sqlite) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a database unless it exists; returns whether it did. */
async function madeDatabase(server: string, name: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
    return !rowCount
  } finally {
    await client.end()
  }
}
