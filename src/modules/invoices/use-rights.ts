import { useCan, useSession } from '#platform/web/session.ts'
import { invoices } from './contract.ts'

/** What whoever is signed in may do with invoices. */
export function useRights() {
  const can = useCan()
  const { user } = useSession()
  return {
    create: can('create', invoices.name),
    update: can('update', invoices.name),
    remove: can('delete', invoices.name),
    /** A status goes back only by an administrator (S10). */
    goBack: user.role === 'admin',
  }
}
