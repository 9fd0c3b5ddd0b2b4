import { sql } from 'kysely'
import { batches } from '#platform/records/batches.ts'
import type { Change } from '#platform/contracts/live-event.ts'
import type { Database, PlatformTables } from '#platform/db/engines/database.ts'

type NewChange = Omit<PlatformTables['changes'], 'seq'>

const changeColumns = ['seq', 'topic', 'action', 'recordId', 'audience'] as const

/**
 * Inserts the changes of a write, in one statement, as the last of its transaction, so that `seq` has the order of
 * commits: on PostgreSQL all other writes of the installation wait from here to the commit.
 */
export async function recordChanges(
  { engine }: Database,
  transaction: Database['db'],
  changes: readonly NewChange[],
): Promise<Change[]> {
  if (changes.length === 0) return []
  if (engine === 'sqlite') {
    const recorded: Change[] = []
    for (const some of batches(changes, batchSize))
      recorded.push(...(await transaction.insertInto('changes').values(some).returning(changeColumns).execute()))
    return inOrder(recorded)
  }
  // Takes the lock before the numbers, in the same round trip.
  const { rows } = await sql<Change>`
    with "turn" as materialized (select pg_advisory_xact_lock(7210002))
    insert into "changes" (${names(newColumns)})
    select ${names(newColumns)} from "turn", json_to_recordset(${JSON.stringify(changes.map(withPosition))}::json)
      as "change" ("position" integer, "at" timestamptz, "userId" text, "topic" text, "action" text, "recordId" text, "audience" text, "requestId" text)
    order by "position"
    returning ${names(changeColumns)}`.execute(transaction)
  return inOrder(rows)
}

const newColumns = ['at', 'userId', 'topic', 'action', 'recordId', 'audience', 'requestId'] as const
// A SQLite statement takes 32,766 parameters.
const batchSize = 1000

const names = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)))

// The order of returned rows is not promised.
const inOrder = (changes: readonly Change[]) => changes.toSorted((a, b) => a.seq - b.seq)

const withPosition = (change: NewChange, position: number) => ({ ...change, position })

/** The changes after `seq`, oldest first, at most `limit`. */
export const changesAfter = ({ db }: Database, seq: number, limit: number): Promise<Change[]> =>
  db
    .selectFrom('changes')
    .select(['seq', 'topic', 'action', 'recordId', 'audience'])
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()

/** The number of the latest change, 0 before the first. */
export async function latestChange({ db }: Database) {
  const row = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirst()
  return Number(row?.seq ?? 0)
}

/** The number of the oldest change in the log, or 0. */
async function oldestChange({ db }: Database) {
  const row = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.min('seq').as('seq'))
    .executeTakeFirst()
  return Number(row?.seq ?? 0)
}

/** Whether the log has all changes after `seq`; old ones are deleted. */
export const hasChangesAfter = async (database: Database, seq: number) => (await oldestChange(database)) <= seq + 1

/** The number of the latest change before `at`; without one, that before the oldest change of the log. */
export async function latestChangeBefore(database: Database, at: string) {
  const row = await database.db
    .selectFrom('changes')
    .select('seq')
    .where('at', '<', at)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.seq ?? Math.max(0, (await oldestChange(database)) - 1)
}
