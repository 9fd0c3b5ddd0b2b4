import { type SqlBool, sql } from 'kysely'
import { builtWorkspace } from '#platform/contracts/workspace.ts'

/** The currency of a row; rows from before records had one use that of the build. */
export const getCurrency = ({ currency }: { currency: string }) => currency || builtWorkspace.currency

/** Whether the amounts of a row, whose currency this column names, are in a currency. */
export const inCurrency = (column: string, currency: string) =>
  currency === builtWorkspace.currency
    ? sql<SqlBool>`${sql.ref(column)} in ('', ${currency})`
    : sql<SqlBool>`${sql.ref(column)} = ${currency}`
