import { useCan } from '#platform/web/session.ts'
import { type Ticket, tickets } from './contract.ts'

/** What whoever is signed in may do here: in general, or with this very ticket. */
export function useRights(ticket?: Ticket) {
  const can = useCan()
  return {
    create: can('create', tickets.name),
    update: can('update', tickets.name, ticket),
    remove: can('delete', tickets.name, ticket),
  }
}

/** Which of many tickets one may change. */
export function useAllowed() {
  const can = useCan()
  return (action: 'update' | 'delete', ticket: Ticket) => can(action, tickets.name, ticket)
}
