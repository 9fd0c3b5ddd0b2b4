import type { ServiceLevels } from '../contract-service-levels.ts'
import { type Status, statusChoices } from '../contract-fields.ts'
import { getDueAt, type Timed } from '../sla.ts'

/** The columns with the next deadline. */
export function dueColumns(ticket: Timed & { Status: Status }, serviceLevels: ServiceLevels) {
  const dueAt = getDueAt(ticket, serviceLevels)
  // Closed tickets have no deadline and are sorted last.
  return { dueAt, byDue: statusChoices[ticket.Status].phase === 'done' ? `closed ${dueAt}` : dueAt }
}
