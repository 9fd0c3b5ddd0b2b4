import type { Generated } from 'kysely'
import type { PlanRequest } from '../contract.ts'

/** All the tables this module can name: a query on any other does not compile. */
export interface Tables {
  planRequests: Omit<PlanRequest, 'id'> & { id: Generated<number>; userId: string; day: string }
}
