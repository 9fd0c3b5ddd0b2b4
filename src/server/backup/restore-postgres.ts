import { sql } from 'kysely'
import { openPostgresDatabase } from '#server/database/open-database.ts'
import { StartError } from '#server/lifecycle/settings.ts'
import { listDump, runPostgresTool } from './postgres-tools.ts'

type PostgresDatabase = ReturnType<typeof openPostgresDatabase>

export async function withPostgres<Result>(url: string, work: (database: PostgresDatabase) => Promise<Result>) {
  const database = openPostgresDatabase(url, () => {})
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The schema of an installation; other schemas of the database may belong to other applications. */
export async function currentSchema({ db }: Pick<PostgresDatabase, 'db'>) {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as "name"`.execute(db)
  return rows[0]?.name ?? 'public'
}

/**
 * Restores a dump into the current schema. Existing data is kept in a schema of the name `aside`, and comes back if the
 * restore fails. What can be known before is checked first: the tool, its version, and the schema in the dump.
 */
export async function fillPostgres(url: string, copy: string, aside: string | undefined) {
  const contents = await listDump(copy)
  const schema = await withPostgres(url, currentSchema)
  if (!contents.includes(` TABLE ${schema} migrations `))
    throw new StartError(`The backup contains no tables of the schema ${schema}. Set search_path in DATABASE_URL.`)
  if (aside !== undefined) await withPostgres(url, ({ db }) => moveSchema(db, schema, aside))
  try {
    // Without the entry of the schema itself, which exists.
    const options = ['--single-transaction', '--exit-on-error', '--no-owner', `--schema=${schema}`]
    await runPostgresTool('pg_restore', url, [...options, copy])
  } catch (error) {
    if (aside !== undefined) await withPostgres(url, ({ db }) => moveSchemaBack(db, schema, aside))
    throw error
  }
}

const moveSchema = (db: PostgresDatabase['db'], schema: string, aside: string) =>
  db.transaction().execute(async (transaction) => {
    await sql`alter schema ${sql.id(schema)} rename to ${sql.id(aside)}`.execute(transaction)
    await sql`create schema ${sql.id(schema)}`.execute(transaction)
  })

const moveSchemaBack = (db: PostgresDatabase['db'], schema: string, aside: string) =>
  db.transaction().execute(async (transaction) => {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(transaction)
    await sql`alter schema ${sql.id(aside)} rename to ${sql.id(schema)}`.execute(transaction)
  })
