import { type SqlBool, sql } from 'kysely'
import { isNoneOf, isOneOf } from '#platform/db/queries/value-conditions.ts'
import { valuesIn } from '#platform/fields/choices.ts'
import { statusChoices } from '../contract-fields.ts'

/** Open tickets, whose resolution clock runs. */
export const isOpen = isOneOf('Status', valuesIn(statusChoices, 'open'))
export const isWaiting = isOneOf('Status', valuesIn(statusChoices, 'waiting'))
/** For the index of one status and a second column. */
export const isOpenOrWaiting = isOneOf('Status', valuesIn(statusChoices, 'open', 'waiting'))
/** The same tickets, for the index of those that are not closed. */
export const isNotClosed = isNoneOf('Status', valuesIn(statusChoices, 'done'))

// The clock of the first reply never stops; that of the resolution stops while the ticket waits.
export const isLate = (now: string) =>
  sql<SqlBool>`"dueAt" < case when "stoppedAt" is null or "firstResponseAt" is null then ${now} else "stoppedAt" end`
