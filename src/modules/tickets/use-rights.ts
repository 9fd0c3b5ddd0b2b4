import { useCan } from '#platform/web/session/session.ts'
import { type Ticket, type TicketChanges, tickets } from './contract.ts'
import type { PickKind } from './pick/pick-menu.tsx'

/** A field of a ticket; `html` is the text of its conversation. */
type Field = keyof TicketChanges | 'html'

/** The field that each choice writes. */
export const fieldOfPicker: Record<PickKind, Field> = {
  status: 'Status',
  assignee: 'assigneeId',
  priority: 'priority',
  team: 'team',
  labels: 'labels',
}

/** The signed-in user's rights: in general, or for one ticket. */
export function useRights(ticket?: Ticket) {
  const can = useCan()
  return {
    create: can('create', tickets.name),
    update: can('update', tickets.name, ticket),
    remove: can('delete', tickets.name, ticket),
    merge: can('merge', tickets, ticket),
    /** Whether a rule gives this very field of it. */
    canChange: (field: Field) => can('update', tickets.name, ticket, field),
  }
}

/** Whether the user may change a ticket of many. */
export function useAllowed() {
  const can = useCan()
  return (action: 'update' | 'delete' | 'merge', ticket: Ticket, field?: Field) => can(action, tickets, ticket, field)
}
