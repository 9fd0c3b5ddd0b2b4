import { useCan } from '#platform/web/session/session.ts'
import { type PlainRecord, plainRecords } from './contract.ts'

/** The user's permissions: in general, or on one record. */
export function useRights(plainRecord?: PlainRecord) {
  const can = useCan()
  return {
    create: can('create', plainRecords.name),
    update: can('update', plainRecords.name, plainRecord),
    remove: can('delete', plainRecords.name, plainRecord),
  }
}
