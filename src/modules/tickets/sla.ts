import { afterOpenTime, type BusinessHours, openUntil } from '#platform/time/business-hours.ts'
import type { Ticket } from './contract.ts'
import { defaultServiceLevels, type ServiceLevels } from './contract-service-levels.ts'

const minute = 60_000

const soonShare = 0.25

export type SlaState = 'running' | 'soon' | 'breached' | 'paused' | 'met' | 'missed'

export interface DeadlineState {
  state: SlaState
  /** Later by the time for which the clock was stopped. */
  dueAt: string
  /** In milliseconds of business hours, negative when overdue; for a finished deadline, the time left at the end. */
  remaining: number
  /** Whether only business hours count, of which a day has not 24. */
  isBusiness: boolean
}

export type Timed = Pick<
  Ticket,
  'priority' | 'createdAt' | 'firstResponseAt' | 'closedAt' | 'stoppedAt' | 'stoppedSeconds'
>

interface Run {
  hours: BusinessHours | null
  allowed: number
  due: number
  endedAt: string | null
  stoppedAt: string | null
}

function getDeadlineState({ hours, allowed, due, endedAt, stoppedAt }: Run, now: number): DeadlineState {
  const at = endedAt ?? stoppedAt
  const remaining = openUntil(hours, due, at === null ? now : Date.parse(at))
  const state = () => {
    if (endedAt !== null) return remaining >= 0 ? 'met' : 'missed'
    if (remaining < 0) return 'breached'
    if (stoppedAt !== null) return 'paused'
    return remaining < allowed * soonShare ? 'soon' : 'running'
  }
  return { state: state(), dueAt: new Date(due).toISOString(), remaining, isBusiness: hours !== null }
}

/**
 * Both deadlines of a ticket, and the next one. The resolution time pauses while the ticket waits or is closed; the
 * response time never does. Only business hours count.
 */
export function getSlaState(
  ticket: Timed,
  now: string | number,
  { hours, targets }: ServiceLevels = defaultServiceLevels,
) {
  const at = typeof now === 'string' ? Date.parse(now) : now
  const { createdAt, firstResponseAt, closedAt, stoppedAt, stoppedSeconds } = ticket
  const start = Date.parse(createdAt)
  const target = targets[ticket.priority]
  const answer = target.responseMinutes * minute
  const solution = target.resolutionMinutes * minute
  const response = getDeadlineState(
    { hours, allowed: answer, due: afterOpenTime(hours, start, answer), endedAt: firstResponseAt, stoppedAt: null },
    at,
  )
  const resolution = getDeadlineState(
    {
      hours,
      allowed: solution,
      due: afterOpenTime(hours, start, solution + stoppedSeconds * 1000),
      endedAt: closedAt,
      stoppedAt,
    },
    at,
  )
  return { response, resolution, next: firstResponseAt === null ? response : resolution }
}

/** The next deadline, for sorting. */
export const getDueAt = (ticket: Timed, serviceLevels: ServiceLevels = defaultServiceLevels) =>
  getSlaState(ticket, ticket.createdAt, serviceLevels).next.dueAt
