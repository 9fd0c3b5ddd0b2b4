import { useCan } from '#platform/web/session/session.ts'
import { users } from './contract.ts'

/** The current user's rights on accounts. */
export function useRights() {
  const can = useCan()
  return {
    create: can('create', users.name),
    update: can('update', users.name),
    remove: can('delete', users.name),
  }
}
export type Rights = ReturnType<typeof useRights>
