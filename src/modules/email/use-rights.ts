import { useCan } from '#platform/web/session/session.ts'
import { email } from './contract.ts'

/** The permissions of the current user for their mail. */
export function useRights() {
  const can = useCan()
  return {
    create: can('create', email.name),
    update: can('update', email.name),
    remove: can('delete', email.name),
  }
}
