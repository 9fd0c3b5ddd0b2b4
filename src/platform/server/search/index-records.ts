import { sql } from 'kysely'
import { batchesInTurns } from '#platform/records/batches.ts'
import type { ChangedRow } from '#platform/db/audit/staged-rows.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import { changedIds } from './rebuild/changed-ids.ts'
import { wordsOfEntry } from './entry-words.ts'
import { createIndexTables } from './index-tables.ts'
import { rewriteTexts, getVersion } from './rebuild/list-texts.ts'
import { storeEntries } from './store-entries.ts'
import { type Searched, searchableContracts } from './searched.ts'

// Below the limit of variables per statement of both engines.
const batchSize = 200

/** Rebuilds the entries of these records. */
export async function indexRecords(
  database: Database,
  db: Database['db'],
  searchable: Searched,
  ids: readonly string[],
) {
  const { contract, source } = searchable
  for await (const batch of batchesInTurns(ids, batchSize)) {
    const entries = await source.entries(db)(batch)
    if (contract.private && entries.some(({ users, circle }) => users === undefined && circle === undefined))
      throw new Error(`${contract.name} is private: its search entries need users`)
    const indexedIds = new Set(entries.map(({ recordId }) => String(recordId)))
    const removedIds = batch.filter((id) => !indexedIds.has(id))
    const words = entries.map((entry) => wordsOfEntry(contract.name, entry))
    await storeEntries(database, db, contract.name, removedIds, words)
  }
}

/** Updates the index after a write, in its transaction. */
export async function indexChanges(
  database: Database,
  transaction: Database['db'],
  apis: readonly Api[],
  rows: readonly ChangedRow[],
) {
  for (const searchable of searchableContracts(apis)) {
    const ids = await changedIds(transaction, searchable, rows)
    if (ids.length > 0) await indexRecords(database, transaction, searchable, ids)
  }
}

async function allIds(db: Database['db'], { source: { tables } }: Searched) {
  const [mainTable] = Object.entries(tables)
  if (!mainTable) return []
  const [table, column] = mainTable
  const { rows } = await sql<{ id: string | number }>`
    select ${sql.ref(column)} as "id" from ${sql.table(table)} order by ${sql.ref(column)}`.execute(db)
  return rows.map(({ id }) => String(id))
}

const knownVersions = async (db: Database['db']) => {
  const rows = await db.selectFrom('searchTopics').selectAll().execute()
  return new Map(rows.map(({ topic, version }) => [topic, version]))
}

/**
 * Builds the entries of topics that have none, whose entries have another version, or whose rows were not written by
 * calls, such as samples; all or none. Before, it rewrites the lists' texts of topics with another version.
 */
export async function buildIndex(database: Database, apis: readonly Api[], filled: ReadonlySet<string>) {
  const before = await knownVersions(database.db)
  for (const { contract, source } of searchableContracts(apis)) {
    const storedVersion = before.get(contract.name)
    if (storedVersion !== undefined && storedVersion !== getVersion(source)) await rewriteTexts(database, source)
  }
  await database.db.transaction().execute(async (db) => {
    if (database.engine === 'postgres') await sql`select pg_advisory_xact_lock(7210001)`.execute(db)
    await createIndexTables(database, db)
    const storedVersions = await knownVersions(db)
    const searched = searchableContracts(apis)
    const removedTopics = [...storedVersions.keys()].filter(
      (topic) => !searched.some(({ contract }) => contract.name === topic),
    )
    for (const topic of removedTopics) await dropTopic(database, db, topic)
    for (const searchable of searched) {
      const topic = searchable.contract.name
      const version = getVersion(searchable.source)
      if (storedVersions.get(topic) === version && !filled.has(topic)) continue
      await dropTopic(database, db, topic)
      await indexRecords(database, db, searchable, await allIds(db, searchable))
      await db.insertInto('searchTopics').values({ topic, version }).execute()
    }
  })
}

async function dropTopic(database: Database, db: Database['db'], topic: string) {
  const entries = await db.selectFrom('searchEntries').select('recordId').where('topic', '=', topic).execute()
  await storeEntries(
    database,
    db,
    topic,
    entries.map(({ recordId }) => recordId),
    [],
  )
  await db.deleteFrom('searchTopics').where('topic', '=', topic).execute()
}
