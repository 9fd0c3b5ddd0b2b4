import type * as z from 'zod'
import { groupByChange } from '#platform/records/group-by-change.ts'
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
export const inverseCalls = (tickets: readonly Ticket[], change: Change) =>
  groupByChange(tickets, (ticket) => invertChange(ticket, change))
