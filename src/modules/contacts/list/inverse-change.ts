import type * as z from 'zod'
import type { BulkChange, Contact } from '../contract.ts'

export type Change = Omit<z.input<typeof BulkChange>, 'ids'>

/** What takes a change back from a contact as it was before; nothing where the change was none. */
export function inverseOf(contact: Contact, change: Change): Change | undefined {
  const added = change.addLabels?.filter((label) => !contact.labels.includes(label)) ?? []
  const removed = change.removeLabels?.filter((label) => contact.labels.includes(label)) ?? []
  const inverse: Change = {
    ...(added.length > 0 && { removeLabels: added }),
    ...(removed.length > 0 && { addLabels: removed }),
    ...differing('starred', contact, change),
    ...differing('department', contact, change),
    ...differing('deleted', contact, change),
  }
  return Object.keys(inverse).length > 0 ? inverse : undefined
}

const differing = <Name extends 'starred' | 'department' | 'deleted'>(name: Name, contact: Contact, change: Change) =>
  change[name] !== undefined && change[name] !== contact[name] ? { [name]: contact[name] } : {}

/** The calls that take a change back from all of them: contacts with the same way back go together. */
export function inverseCalls(contacts: readonly Contact[], change: Change) {
  const calls = new Map<string, { change: Change; ids: number[] }>()
  for (const contact of contacts) {
    const inverse = inverseOf(contact, change)
    if (!inverse) continue
    const key = JSON.stringify(inverse)
    const call = calls.get(key) ?? { change: inverse, ids: [] }
    call.ids.push(contact.id)
    calls.set(key, call)
  }
  return [...calls.values()]
}

/** What a cached record looks like once the change is written. */
export const changedBy = (record: Record<string, unknown>, { addLabels, removeLabels, ...fields }: Change) => {
  const before = Array.isArray(record['labels']) ? record['labels'] : []
  const labels = [...new Set([...before, ...(addLabels ?? [])])].filter((label) => !removeLabels?.includes(label))
  return { ...record, ...fields, labels }
}
