import type { Promises } from '../contract-promises.ts'
import { type Status, statusChoices } from '../contract-fields.ts'
import { dueAtOf, type Timed } from '../sla.ts'

/** The columns with the next deadline. */
export function dueColumns(ticket: Timed & { Status: Status }, promises: Promises) {
  const dueAt = dueAtOf(ticket, promises)
  // Closed tickets have no deadline and are sorted last.
  return { dueAt, byDue: statusChoices[ticket.Status].phase === 'done' ? `closed ${dueAt}` : dueAt }
}
