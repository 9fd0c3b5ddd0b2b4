import type * as z from 'zod'
import { invertLabels } from '#platform/text/labels.ts'
import type { Ticket } from './contract.ts'
import type { BulkChange } from './contract-bulk.ts'

export type Change = Omit<z.input<typeof BulkChange>, 'ids'>

const reversibleFields = ['Status', 'priority', 'team', 'assigneeId', 'deleted'] as const

/** The inverse of a change for the ticket as it was, if it changed anything. */
export function invertChange(ticket: Ticket, change: Change): Change | undefined {
  const differing = reversibleFields.filter((name) => change[name] !== undefined && change[name] !== ticket[name])
  const inverse: Change = {
    ...Object.fromEntries(differing.map((name) => [name, ticket[name]])),
    ...invertLabels(ticket.labels, change),
  }
  return Object.keys(inverse).length > 0 ? inverse : undefined
}

/** The calls that undo a change of all tickets; those with the same inverse share one call. */
export function inverseCalls(tickets: readonly Ticket[], change: Change) {
  const calls = new Map<string, { change: Change; ids: number[] }>()
  for (const ticket of tickets) {
    const inverse = invertChange(ticket, change)
    if (!inverse) continue
    const key = JSON.stringify(inverse)
    const call = calls.get(key) ?? { change: inverse, ids: [] }
    call.ids.push(ticket.id)
    calls.set(key, call)
  }
  return [...calls.values()]
}
