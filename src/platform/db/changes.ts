import { sql } from 'kysely'
import type { Change } from '#platform/live-event.ts'
import type { Database, PlatformTables } from './database.ts'

type NewChange = Omit<PlatformTables['changes'], 'seq'>

/** Notes a write, as the last statement of its transaction, so that the order of `seq` is the order of commits. */
export async function recordChange(
  { engine }: Database,
  transaction: Database['db'],
  change: NewChange,
): Promise<Change> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7210002)`.execute(transaction)
  return transaction
    .insertInto('changes')
    .values(change)
    .returning(['seq', 'topic', 'action', 'recordId', 'audience'])
    .executeTakeFirstOrThrow()
}

/** The changes after `seq`, oldest first; `limit` of them at the most. */
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
