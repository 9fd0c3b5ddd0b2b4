import type { Generated } from 'kysely'
import type { Enquiry } from '../contract.ts'

/** Days until an enquiry is deleted; its recipients may keep a copy. The page states this to visitors. */
export const keptDays = 180

/** The tables of this module; queries on other tables do not compile. */
export interface Tables {
  enquiries: Omit<Enquiry, 'id'> & { id: Generated<number>; search: string }
}
