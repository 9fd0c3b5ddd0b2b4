import { createContext, use } from 'react'
import type { BillingSource } from '#platform/contracts/billing.ts'

/** The modules that write invoices; the app provides them. */
export const BillingContext = createContext<readonly (() => Promise<{ default: BillingSource }>)[]>([])

/** Loads the function that writes invoices; undefined if no module has one, so that screens do not offer it. */
export function useBilling() {
  const [load] = use(BillingContext)
  return load && (async () => (await load()).default)
}
