import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import { maxBulkValues } from '../contract.ts'
import { ownCopies, type Reader } from './matching.ts'
import type { Tables } from './tables.ts'

/** No action of the screens sets more on each message of a large mailbox. */
const maxValuesPerMessage = 4

export interface ChangeBudget {
  /** 422 if this change, with those before, writes more values than the screens ask for. */
  spend(messages: number, values: number): Promise<void>
}

/**
 * Bounds the work of a request, whose changes may each concern the whole mailbox: `maxValues` (messages times fields and
 * labels) in any mailbox, more in a large one.
 */
export function createChangeBudget(db: Db<Tables>, reader: Reader, maxValues = maxBulkValues): ChangeBudget {
  let spent = 0
  return {
    async spend(messages, values) {
      // Finding the messages takes time, too.
      spent += messages * Math.max(1, values)
      if (spent <= maxValues) return
      const { count } = await ownCopies(db, reader)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (spent > Number(count) * maxValuesPerMessage) throw refused('changes', 'Too many changes of messages at once')
    },
  }
}
