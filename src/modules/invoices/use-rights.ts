import { useCan } from '#platform/web/session/session.ts'
import { invoices } from './contract.ts'

/** What whoever is signed in may do with invoices. */
export function useRights() {
  const can = useCan()
  return {
    create: can('create', invoices.name),
    update: can('update', invoices.name),
    remove: can('delete', invoices.name),
    send: can('send', invoices),
    pay: can('pay', invoices),
    /** A status goes back only by who may do everything, as shipped an administrator (S10). */
    goBack: can('manage', invoices.name),
  }
}
