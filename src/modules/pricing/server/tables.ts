import type { Generated } from 'kysely'
import type { PlanRequest } from '../contract.ts'

/** The tables of this module; queries on other tables do not compile. */
export interface Tables {
  planRequests: Omit<PlanRequest, 'id'> & { id: Generated<number>; userId: string; day: string }
}
