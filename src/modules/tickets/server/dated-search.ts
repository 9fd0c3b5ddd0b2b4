import type * as z from 'zod'
import type { Call } from '#platform/server/pipeline/call.ts'
import { findSearchZone } from '#platform/server/records/search-zone.ts'
import type { TicketList } from '../contract.ts'

type Searched = Pick<z.output<typeof TicketList>, 'q' | 'ticketSearch' | 'timeZone'>

/** A list's query with the time zone of the days in its search. */
export const inTimeZone = async <Query extends Searched>(query: Query, { services }: Pick<Call, 'services'>) => ({
  ...query,
  timeZone: await findSearchZone({ q: query.ticketSearch ?? query.q, timeZone: query.timeZone }, services.workspace),
})
