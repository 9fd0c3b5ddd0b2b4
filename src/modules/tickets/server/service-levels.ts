import { sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import { batches } from '#platform/records/batches.ts'
import { api } from '#platform/server/api.ts'
import { defaultServiceLevels, type ServiceLevels, ticketServiceLevels } from '../contract-service-levels.ts'
import { dueColumns } from './due-columns.ts'
import type { Tables } from './tables.ts'
import { isNotClosed } from './ticket-conditions.ts'

const id = 'tickets'

/** The due times and business hours that hold. */
export async function readServiceLevels(db: Db<Tables>): Promise<ServiceLevels> {
  const row = await db.selectFrom('ticketPromises').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { ...row, hours: row.hours ?? null } : defaultServiceLevels
}

const timed = [
  'id',
  'priority',
  'Status',
  'createdAt',
  'firstResponseAt',
  'closedAt',
  'stoppedAt',
  'stoppedSeconds',
] as const

const batchSize = 500

/** The column with the value of each row; otherwise as it is, which also tells the type of the values. */
const valueById = (column: 'dueAt' | 'byDue', rows: readonly { id: number; dueAt: string; byDue: string }[]) => {
  const cases = rows.map((row) => sql`when ${row.id} then ${row[column]}`)
  return sql<string>`case "id" ${sql.join(cases, sql` `)} else ${sql.ref(column)} end`
}

/** Computes the due times of all tickets again that are not closed. */
export async function moveDueTimes(db: Db<Tables>, serviceLevels: ServiceLevels) {
  const rows = await db.selectFrom('tickets').select(timed).where(isNotClosed).execute()
  for (const batch of batches(rows, batchSize)) {
    const moved = batch.map((row) => ({ id: row.id, ...dueColumns(row, serviceLevels) }))
    await db
      .updateTable('tickets')
      .set({ dueAt: valueById('dueAt', moved), byDue: valueById('byDue', moved) })
      .where(
        'id',
        'in',
        moved.map(({ id }) => id),
      )
      .execute()
  }
}

const editConflict = () => conflict('Someone else changed these settings while you were editing')

export const serviceLevelsApi = api(ticketServiceLevels, (db: Db<Tables>) => ({
  show: () => readServiceLevels(db),

  save: async ({ body: { hours, targets, version }, now }) => {
    const before = await readServiceLevels(db)
    if (version !== before.version) throw editConflict()
    const values = {
      hours: JSON.stringify(hours),
      targets: JSON.stringify(targets),
      version: version + 1,
      changedAt: now,
    }
    const saved =
      version === 0
        ? await db
            .insertInto('ticketPromises')
            .values({ ...values, id })
            .onConflict((stored) => stored.column('id').doNothing())
            .returning('id')
            .execute()
        : await db.updateTable('ticketPromises').set(values).where('version', '=', version).returning('id').execute()
    if (saved.length === 0) throw editConflict()
    const after = await readServiceLevels(db)
    await moveDueTimes(db, after)
    return after
  },
}))
