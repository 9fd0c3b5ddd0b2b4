import { useCan } from '#platform/web/session/session.ts'
import { type ProductChanges, shop } from '../contract.ts'

/** What the signed-in user may do with products. */
export function useRights() {
  const can = useCan()
  return {
    create: can('create', shop.name),
    update: can('update', shop.name),
    remove: can('delete', shop.name),
    /** Whether a rule grants this field of a product. */
    canChange: (field: keyof ProductChanges) => can('update', shop.name, undefined, field),
  }
}
