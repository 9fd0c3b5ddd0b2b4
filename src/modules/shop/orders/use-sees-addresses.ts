import { useCan } from '#platform/web/session/session.ts'
import { shopOrders } from '../contract-orders.ts'

/** Whether the user sees the addresses of orders that others have placed. */
export function useSeesAddresses() {
  return useCan()('readAddresses', shopOrders, { buyer: { id: '' } })
}
