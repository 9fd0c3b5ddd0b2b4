import type { Biller, BillEvent } from '#platform/contracts/billing.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import type { Background } from '#platform/server/pipeline/call.ts'

/** The invoicing module in the transaction of `db`; undefined if no module writes invoices. */
export function findBiller(
  apis: readonly Api[],
  db: Database['db'],
  tools: Background,
  userId: string,
): Biller | undefined {
  const [billing] = apis.flatMap(({ hooks }) => hooks.billing ?? [])
  return billing?.(db)({ ...tools, userId })
}

/** Passes a change of a bill to the modules with the billed records, in the transaction of `db`. */
export const announceBillTo =
  (apis: readonly Api[], db: Database['db'], tools: Background) => async (event: BillEvent) => {
    for (const { hooks } of apis) await hooks.onBill?.(db)(event, tools)
  }
