import { useCan } from '#platform/web/session/session.ts'
import { shopDiscounts } from '../contract-discounts.ts'

/** What the signed-in user may do with discount codes. */
export function useRights() {
  const can = useCan()
  return {
    create: can('create', shopDiscounts.name),
    update: can('update', shopDiscounts.name),
    remove: can('delete', shopDiscounts.name),
  }
}
