import { type RawBuilder, sql } from 'kysely'
import type { Change } from '#platform/contracts/live-event.ts'
import { recordChanges } from '#platform/db/queries/changes.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { batches } from '#platform/records/batches.ts'

/** Which records of a topic were exported. */
export type Selection = 'all' | 'filtered' | 'selected'

/** An export, as the audit entry describes it. */
export interface Exported {
  at: string
  /** Empty without a session. */
  userId: string
  topic: string
  endpoint: string
  recordId: string | null
  address: string
  device: string
  requestId: string
  /** The media type of the file. */
  format: string
  selection: Selection
  /** Null until known. */
  records: number | null
}

/** Reads of one user in one topic and hour, since the last flush. */
export interface ReadCount {
  userId: string
  topic: string
  /** When the hour begins, ISO 8601 in UTC. */
  hour: string
  answers: number
  records: number
}

const selectName = (userId: string | null) =>
  sql<string>`coalesce((select "name" from "users" where "id" = ${userId}), '')`

/** Entries of reads and exports have no contents, so nothing in them is private or searched. */
const emptyContents = { label: '', private: false, rowCount: 0, told: '[]', search: '' }

/** Screens with the list of entries reload it, although no change event was sent. */
async function invalidateCaches(
  database: Database,
  transaction: Database['db'],
  { at, userId, topic, requestId }: Exported,
) {
  const change = { at, userId, topic, action: 'read', requestId, recordId: null, audience: '' }
  const [recorded] = await recordChanges(database, transaction, [change])
  if (!recorded) throw new Error('The change was not recorded')
  return recorded
}

/** Writes the entry of an export. */
export const addExport = (database: Database, exported: Exported): Promise<{ id: number; change: Change }> =>
  database.db.transaction().execute(async (transaction) => {
    const userId = exported.userId || null
    const { id } = await transaction
      .insertInto('auditEntries')
      .values({ ...emptyContents, ...exported, userId, userName: selectName(userId), action: 'export' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, change: await invalidateCaches(database, transaction, exported) }
  })

/** Completes the entry of an export with the number of records that were sent. */
export const completeExport = (database: Database, id: number, exported: Exported, records: number): Promise<Change> =>
  database.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('auditEntries').set({ records }).where('id', '=', id).execute()
    return invalidateCaches(database, transaction, exported)
  })

// The largest `integer` of PostgreSQL.
const maxCounted = 2_147_483_647
// Each row has about twenty parameters; a SQLite statement takes 32,766.
const batchSize = 500

const toEntry = ({ userId, topic, hour, answers, records }: ReadCount) => ({
  ...emptyContents,
  at: hour,
  userId,
  userName: selectName(userId),
  topic,
  action: 'read',
  endpoint: '',
  recordId: null,
  address: '',
  device: '',
  requestId: '',
  answers,
  records: Math.min(records, maxCounted),
  readKey: JSON.stringify([userId, topic, hour]),
})

const total = (column: 'answers' | 'records'): RawBuilder<number> => {
  const [existing, added] = [sql.ref(`auditEntries.${column}`), sql.ref(`excluded.${column}`)]
  return sql`case when ${existing} > ${sql.lit(maxCounted)} - ${added} then ${sql.lit(maxCounted)} else ${existing} + ${added} end`
}

/** Adds reads to the entries of each user, topic and hour, all or nothing. */
export const addReads = ({ db }: Database, counts: readonly ReadCount[]): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // A fixed order, so that two processes do not deadlock.
    const entries = counts.map(toEntry).toSorted((a, b) => (a.readKey < b.readKey ? -1 : 1))
    for (const batch of batches(entries, batchSize))
      await transaction
        .insertInto('auditEntries')
        .values(batch)
        .onConflict((conflict) =>
          conflict
            .column('readKey')
            // These columns match the unique index.
            .where('readKey', 'is not', null)
            .doUpdateSet({ answers: total('answers'), records: total('records') }),
        )
        .execute()
  })
