import type { Db } from '#platform/db/engines/database.ts'
import type { Tables } from './tables.ts'

/** Comments of a ticket, and characters of their HTML together: the timeline contains all of them. */
export const maxComments = 1000
const maxLength = 10_000_000

/** Whether the comments of these locked tickets, and a text that is added, are more than one ticket may have. */
export async function isTooLong(db: Db<Tables>, ticketIds: readonly number[], added: string) {
  const { count, length } = await db
    .selectFrom('ticketComments')
    .where('ticketId', 'in', ticketIds)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>(eb.fn<number>('length', ['html'])).as('length'),
    ])
    .executeTakeFirstOrThrow()
  return Number(count) >= maxComments || Number(length) + added.length > maxLength
}
