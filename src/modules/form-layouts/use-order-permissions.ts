import { useCan } from '#platform/web/session/session.ts'
import { sampleOrders } from './contract.ts'

/** The user's permissions for their own orders. */
export function useOrderPermissions() {
  const can = useCan()
  return { read: can('read', sampleOrders.name), create: can('create', sampleOrders.name) }
}
