import { useCan } from '#platform/web/session/session.ts'
import { roles } from './contract.ts'

/** The current user's rights on roles. */
export function useRights() {
  const can = useCan()
  return {
    create: can('create', roles.name),
    update: can('update', roles.name),
    remove: can('delete', roles.name),
  }
}
