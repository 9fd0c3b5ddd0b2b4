import { sql } from 'kysely'
import type { Change } from '#platform/contracts/live-event.ts'
import type { Database, PlatformTables } from '#platform/db/engines/database.ts'

type NewChange = Omit<PlatformTables['changes'], 'seq'>

const changeColumns = ['seq', 'topic', 'action', 'recordId', 'audience'] as const

/** Inserts the change of a write, as the last statement of its transaction, so that `seq` has the order of commits. */
export async function recordChange(
  { engine }: Database,
  transaction: Database['db'],
  change: NewChange,
): Promise<Change> {
  if (engine === 'sqlite')
    return transaction.insertInto('changes').values(change).returning(changeColumns).executeTakeFirstOrThrow()
  // Takes the lock before the number, in one round trip.
  const names = Object.keys(change)
  const { rows } = await sql<Change>`
    with "turn" as materialized (select pg_advisory_xact_lock(7210002))
    insert into "changes" (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(Object.values(change))} from "turn"
    returning ${sql.join(changeColumns.map((name) => sql.ref(name)))}`.execute(transaction)
  const [recorded] = rows
  if (!recorded) throw new Error('The change was not recorded')
  return recorded
}

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

/** Whether the log has all changes after `seq`; old ones are deleted. */
export async function hasChangesAfter({ db }: Database, seq: number) {
  const row = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.min('seq').as('seq'))
    .executeTakeFirst()
  return Number(row?.seq ?? 0) <= seq + 1
}

/** The number of the latest change before `at`; without one, that before the oldest change of the log. */
export async function latestChangeBefore({ db }: Database, at: string) {
  const row = await db
    .selectFrom('changes')
    .select('seq')
    .where('at', '<', at)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row) return row.seq
  const oldest = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.min('seq').as('seq'))
    .executeTakeFirst()
  return Math.max(0, Number(oldest?.seq ?? 0) - 1)
}
