import { useCan } from '#platform/web/session/session.ts'
import { textDocuments } from './contract.ts'

/** The user's permissions for their own documents. */
export function useRights() {
  const can = useCan()
  return {
    read: can('read', textDocuments.name),
    create: can('create', textDocuments.name),
    update: can('update', textDocuments.name),
    remove: can('delete', textDocuments.name),
  }
}
