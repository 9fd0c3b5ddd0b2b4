import type * as z from 'zod'
import { groupByChange } from '#platform/records/group-by-change.ts'
import { invertLabels, relabel } from '#platform/text/labels.ts'
import type { BulkChange, Contact } from '../contract.ts'

export type Change = Omit<z.input<typeof BulkChange>, 'ids'>

/** The inverse of a change for the contact as it was, if it changed anything. */
export function invertChange(contact: Contact, change: Change): Change | undefined {
  const inverse: Change = {
    ...invertLabels(contact.labels, change),
    ...pickChanged('starred', contact, change),
    ...pickChanged('department', contact, change),
    ...pickChanged('deleted', contact, change),
  }
  return Object.keys(inverse).length > 0 ? inverse : undefined
}

const pickChanged = <Name extends 'starred' | 'department' | 'deleted'>(name: Name, contact: Contact, change: Change) =>
  change[name] !== undefined && change[name] !== contact[name] ? { [name]: contact[name] } : {}

/** The calls that undo a change of all contacts; those with the same inverse share one call. */
export const inverseCalls = (contacts: readonly Contact[], change: Change) =>
  groupByChange(contacts, (contact) => invertChange(contact, change))

/** A cached record after a change. */
export const applyChanges = (record: Record<string, unknown>, { addLabels, removeLabels, ...fields }: Change) => {
  const before: readonly string[] = Array.isArray(record['labels']) ? record['labels'] : []
  return { ...record, ...fields, labels: relabel(before, addLabels ?? [], removeLabels ?? []) }
}
