import type { Generated } from 'kysely'
import type { ColumnsOf } from '#platform/db/queries/amount-columns.ts'
import type { fields } from '../contract.ts'

/** The tables of this module: a query on any other does not compile. */
export interface Tables {
  plainRecords: ColumnsOf<typeof fields> & {
    id: Generated<number>
    version: number
    createdAt: string
    updatedAt: string
    deletedAt: string | null
    search: string
    byPlainName: string
  }
}
