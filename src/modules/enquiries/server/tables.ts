import type { Generated } from 'kysely'
import type { Enquiry } from '../contract.ts'

/** How long an enquiry is kept here; whoever answers it keeps what they need. The page says so to the visitor. */
export const keptDays = 180

/** All the tables this module can name: a query on any other does not compile. */
export interface Tables {
  enquiries: Omit<Enquiry, 'id'> & { id: Generated<number>; search: string }
}
