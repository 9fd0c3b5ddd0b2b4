import type { Db } from '#platform/db/engines/database.ts'
import type { Tables } from './tables.ts'
import { findTicket, mailKey, selectTickets } from './ticket-rows.ts'

const maxTickets = 50

/** The requester's other tickets, by person or address, latest first. */
export async function pastTickets(db: Db<Tables>, id: number) {
  const { requesterId, requesterEmail } = await findTicket(db, id)
  return selectTickets(db)
    .where('id', '<>', id)
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('mailKey', '=', mailKey(requesterEmail)),
        ...(requesterId === null ? [] : [eb('requesterId', '=', requesterId)]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxTickets)
    .execute()
}
