import { CompiledQuery, type KyselyPlugin, PostgresQueryCompiler, type QueryId, sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Db } from '#platform/db/engines/database.ts'
import { openPostgresDatabase } from '#server/database/open-database.ts'
import { borrowDatabase } from './postgres-runtime.ts'

// The tables are nearly empty, so scans, sorts and hashes would be the cheapest plans: these settings leave them for
// queries without an index.
const dear = ['enable_seqscan', 'enable_sort', 'enable_incremental_sort', 'enable_bitmapscan', 'enable_hashjoin']

/**
 * PostgreSQL's plans for the reading statements of some work, on the sample's rows; undefined in runs on another
 * engine.
 */
export async function postgresPlans<Tables>() {
  if (process.env['ATRIUM_TEST_RUNTIME'] !== 'postgres') return undefined
  const { address, release } = await borrowDatabase()
  const database = openPostgresDatabase(address, () => {})
  onTestFinished(async () => {
    await database.close()
    release()
  })
  const queries: CompiledQuery[] = []
  const compiler = new PostgresQueryCompiler()
  // Transformers also see parts of a query; only whole queries have a result.
  const compiled = new WeakMap<QueryId, CompiledQuery>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      compiled.set(queryId, compiler.compileQuery(node, queryId))
      return node
    },
    transformResult({ queryId, result }) {
      const query = compiled.get(queryId)
      if (query) queries.push(query)
      return Promise.resolve(result)
    },
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a database of all tables is one of the module's
  const db = database.db.withPlugin(plugin) as unknown as Db<Tables>

  return async (work: (db: Db<Tables>) => Promise<unknown>): Promise<string[]> => {
    queries.length = 0
    await work(db)
    const reading = queries.filter(({ sql: text }) => /^\s*(?:select|with)\b/i.test(text))
    return database.db.transaction().execute(async (transaction) => {
      await sql`select set_config(name, 'off', true) from unnest(${dear}::text[]) as name`.execute(transaction)
      const plans: string[] = []
      for (const { sql: text, parameters } of reading) {
        const explained = CompiledQuery.raw(`explain (costs off) ${text}`, [...parameters])
        const { rows } = await transaction.executeQuery<Record<string, unknown>>(explained)
        plans.push(rows.flatMap((row) => Object.values(row)).join('; '))
      }
      return plans
    })
  }
}

/** Patterns of plans that scan a table completely, or sort. */
export const readsAll = (...tables: readonly string[]) => new RegExp(`Seq Scan on "?(?:${tables.join('|')})\\b`)
export const sorts = /\bSort\b/
