import { useCan } from '#platform/web/session/session.ts'
import { type PlainRecord, plainRecords } from './contract.ts'

/** What whoever is signed in may do here: in general, or with this very one. */
export function useRights(plainRecord?: PlainRecord) {
  const can = useCan()
  return {
    create: can('create', plainRecords.name),
    update: can('update', plainRecords.name, plainRecord),
    remove: can('delete', plainRecords.name, plainRecord),
  }
}
