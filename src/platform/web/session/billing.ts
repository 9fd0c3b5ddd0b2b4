import { createContext, use } from 'react'
import type { BillingSource } from '#platform/contracts/billing.ts'

/** Billing sources of the modules; the application fills it. */
export const BillingContext = createContext<readonly (() => Promise<{ default: BillingSource }>)[]>([])

/** Loads what writes invoices, or undefined where no module does: then nothing offers to. */
export function useBilling() {
  const [load] = use(BillingContext)
  return load && (async () => (await load()).default)
}
