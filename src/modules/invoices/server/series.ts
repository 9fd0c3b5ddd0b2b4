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

export const getSeries = (day: string) => `INV-${day.slice(0, 4)}`

export const formatNumber = (series: string, count: number) => `${series}-${String(count).padStart(4, '0')}`

/** The prefix of the numbers of credit notes. */
export const getCreditSeries = (day: string) => `CN-${day.slice(0, 4)}`

/** A number by which lists are sorted, also beyond the four digits that it has at least. */
export const toSortableNumber = (number: string) => number.replace(/\d+$/, (digits) => digits.padStart(9, '0'))

/** The next id, which is the highest plus one. `lockSeries` locks it. */
export async function getNextId(db: Db<Tables>) {
  await lockSeries(db)
  const { highest } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.max<number | null>('id').as('highest'))
    .executeTakeFirstOrThrow()
  return (highest ?? 0) + 1
}

/**
 * The next number of a series, which the lock on its row keeps until the transaction ends. A rollback returns it, and
 * issued documents are never deleted, so that numbers have no gaps.
 */
export async function getNextNumber(db: Db<Tables>, series: string) {
  const { last } = await db
    .insertInto('invoiceSeries')
    .values({ name: series, last: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`"invoiceSeries"."last" + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return formatNumber(series, last)
}
