import { useMemo } from 'react'
import { useCan } from '#platform/web/session/session.ts'
import { type Contact, contacts } from './contract.ts'

/** The signed-in user's rights: in general, or for one contact. */
export function useRights(contact?: Contact) {
  const can = useCan()
  return useMemo(() => {
    const isAllowed = (action: 'create' | 'update' | 'delete') =>
      action === 'create' ? can(action, contacts.name) : can(action, contacts.name, contact)
    const [create, update, remove] = [isAllowed('create'), isAllowed('update'), isAllowed('delete')]
    return { create, update, remove, any: create || update || remove }
  }, [can, contact])
}
