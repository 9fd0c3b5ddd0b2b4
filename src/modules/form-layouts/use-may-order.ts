import { useCan } from '#platform/web/session/session.ts'
import { sampleOrders } from './contract.ts'

/** What whoever is signed in may do with orders of their own. */
export function useMayOrder() {
  const can = useCan()
  return { read: can('read', sampleOrders.name), create: can('create', sampleOrders.name) }
}
