import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import { maxCalendars, maxExdates, maxOverrides } from '../contract.ts'
import type { Tables } from './tables.ts'

/** Throws if the user already has as many calendars as allowed; deleted ones do not count. */
export async function checkCalendars(db: Db<Tables>, userId: string) {
  const { count } = await db
    .selectFrom('calendars')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxCalendars)
    throw refused('', `A user can have at most ${maxCalendars} calendars`, 'tooManyCalendars')
}

/** Throws if a series with so many changed occurrences cannot keep another one. */
export function checkOverrides(count: number) {
  if (count >= maxOverrides)
    throw refused('scope', `A series can have at most ${maxOverrides} changed occurrences`, 'tooManyOverrides')
}

/** Throws if a series with so many cancelled occurrences cannot keep another one. */
export function checkExdates(count: number) {
  if (count >= maxExdates)
    throw refused('scope', `A series can have at most ${maxExdates} cancelled occurrences`, 'tooManyExdates')
}
