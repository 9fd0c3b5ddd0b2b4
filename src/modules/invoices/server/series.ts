import { sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import type { Tables } from './tables.ts'

/** Locks the numbers until the transaction ends. */
export async function lockSeries(db: Db<Tables>) {
  await db
    .insertInto('invoiceSeries')
    .values({ name: 'invoices', last: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: 0 }))
    .execute()
}

export const seriesOf = (day: string) => `INV-${day.slice(0, 4)}`

export const numberOf = (series: string, count: number) => `${series}-${String(count).padStart(4, '0')}`

/**
 * The next id, which is the highest plus one, and the next number of the year's series. `lockSeries` locks both, and a
 * rollback returns them, so that numbers have no gaps. Deleted invoices keep their number.
 */
export async function nextNumbers(db: Db<Tables>, today: string) {
  await lockSeries(db)
  const { highest } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.max<number | null>('id').as('highest'))
    .executeTakeFirstOrThrow()
  const name = seriesOf(today)
  const { last } = await db
    .insertInto('invoiceSeries')
    .values({ name, last: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`"invoiceSeries"."last" + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return { id: (highest ?? 0) + 1, number: numberOf(name, last) }
}
