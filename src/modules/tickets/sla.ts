import type { Ticket } from './contract.ts'
import { priorityChoices } from './contract-fields.ts'

const hour = 60 * 60 * 1000

const soonShare = 0.25

export type SlaState = 'running' | 'soon' | 'breached' | 'paused' | 'met' | 'missed'

export interface Clock {
  state: SlaState
  /** Later by the time for which the clock was stopped. */
  dueAt: string
  /** In milliseconds, negative when overdue; for a finished deadline, the time left at the end. */
  remaining: number
}

type Timed = Pick<Ticket, 'priority' | 'createdAt' | 'firstResponseAt' | 'closedAt' | 'stoppedAt' | 'stoppedSeconds'>

interface Run {
  promised: number
  due: number
  endedAt: string | null
  stoppedAt: string | null
}

function readClock({ promised, due, endedAt, stoppedAt }: Run, now: number): Clock {
  const at = endedAt ?? stoppedAt
  const remaining = due - (at === null ? now : Date.parse(at))
  const state = () => {
    if (endedAt !== null) return remaining >= 0 ? 'met' : 'missed'
    if (remaining < 0) return 'breached'
    if (stoppedAt !== null) return 'paused'
    return remaining < promised * soonShare ? 'soon' : 'running'
  }
  return { state: state(), dueAt: new Date(due).toISOString(), remaining }
}

/**
 * Both deadlines of a ticket, and the next one. The resolution time pauses while the ticket waits or is closed; the
 * response time never does.
 */
export function slaOf(ticket: Timed, now: string | number) {
  const at = typeof now === 'string' ? Date.parse(now) : now
  const { createdAt, firstResponseAt, closedAt, stoppedAt, stoppedSeconds } = ticket
  const start = Date.parse(createdAt)
  const promised = priorityChoices[ticket.priority]
  const answer = promised.response * hour
  const solution = promised.resolution * hour
  const response = readClock({ promised: answer, due: start + answer, endedAt: firstResponseAt, stoppedAt: null }, at)
  const resolution = readClock(
    { promised: solution, due: start + solution + stoppedSeconds * 1000, endedAt: closedAt, stoppedAt },
    at,
  )
  return { response, resolution, next: firstResponseAt === null ? response : resolution }
}

/** The next deadline, for sorting. */
export const dueAtOf = (ticket: Timed) => slaOf(ticket, ticket.createdAt).next.dueAt
