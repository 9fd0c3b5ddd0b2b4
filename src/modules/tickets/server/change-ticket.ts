import type { TicketChanges } from '../contract.ts'
import type { Change } from '../contract-timeline.ts'
import { type Status, statusChoices } from '../contract-fields.ts'
import { withoutUndefined } from '#platform/records/without-undefined.ts'
import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { type BusinessHours, openBetween } from '#platform/time/business-hours.ts'
import { distinctLabels } from '#platform/text/labels.ts'
import type { ServiceLevels } from '../contract-service-levels.ts'
import type { TicketRow } from './ticket-rows.ts'

/** A change with sanitised HTML and resolved people. */
export type Changes = Omit<TicketChanges, 'ticketDescription' | 'requester' | 'assigneeId'> & {
  ticketDescription?: SafeHtml | undefined
  requester?: Pick<
    TicketRow,
    'requesterId' | 'requesterUserId' | 'requesterName' | 'requesterEmail' | 'requesterPicture' | 'requesterCompany'
  >
  assignee?: Pick<TicketRow, 'assigneeId' | 'agentName' | 'agentPicture'>
}

const openSeconds = (hours: BusinessHours | null, from: string, until: string) =>
  Math.round(openBetween(hours, Date.parse(from), Date.parse(until)) / 1000)

/** Starts and stops the ticket's clock by its status. Closing counts as a reply. */
function withStatus(row: TicketRow, Status: Status, now: string, hours: BusinessHours | null): TicketRow {
  if (Status === row.Status) return row
  const { phase } = statusChoices[Status]
  const closing =
    phase === 'done'
      ? { closedAt: row.closedAt ?? now, firstResponseAt: row.firstResponseAt ?? now }
      : { closedAt: null }
  const next = { ...row, ...closing, Status, mergedInto: null }
  if (phase !== 'open') return { ...next, stoppedAt: row.stoppedAt ?? now }
  if (row.stoppedAt === null) return next
  const stoppedSeconds = row.stoppedSeconds + openSeconds(hours, row.stoppedAt, now)
  return { ...next, stoppedAt: null, stoppedSeconds }
}

/** The changed row, whose clock stops for business hours. Each move to the trash starts its 30 days again. */
export function applyChanges(
  row: TicketRow,
  changes: Changes,
  now: string,
  { hours }: Pick<ServiceLevels, 'hours'>,
): TicketRow {
  const { Status, deleted, labels, requester, assignee, ...fields } = changes
  const next = {
    ...row,
    ...withoutUndefined(fields),
    ...requester,
    ...assignee,
    ...(labels && { labels: distinctLabels(labels) }),
    deletedAt: deleted === undefined ? row.deletedAt : deleted ? now : null,
  }
  return Status ? withStatus(next, Status, now, hours) : next
}

type Difference = Pick<Change, 'field' | 'from' | 'to'>

const toValues = (value: string | null) => (value ? [value] : [])

const toRequesterValues = ({ requesterName, requesterEmail }: TicketRow) => toValues(requesterName || requesterEmail)

/** The entries of the history from one row to the next; for a description, only that it changed. */
export function listDifferences(before: TicketRow, after: TicketRow): Difference[] {
  const diffField = (field: Change['field'], read: (row: TicketRow) => string[]): Difference[] => {
    const from = read(before)
    const to = read(after)
    return from.length === to.length && from.every((value, index) => value === to[index]) ? [] : [{ field, from, to }]
  }
  const hasNewDescription = before.ticketDescription !== after.ticketDescription
  const hasNewRequester = before.requesterEmail !== after.requesterEmail || before.requesterId !== after.requesterId
  return [
    ...diffField('ticketTitle', (row) => [row.ticketTitle]),
    ...(hasNewDescription ? [{ field: 'ticketDescription' as const, from: [], to: [] }] : []),
    ...diffField('Status', (row) => [row.Status]),
    ...diffField('priority', (row) => [row.priority]),
    ...diffField('team', (row) => [row.team]),
    ...diffField('labels', (row) => row.labels),
    ...(before.assigneeId === after.assigneeId
      ? []
      : [{ field: 'assignee' as const, from: toValues(before.agentName), to: toValues(after.agentName) }]),
    ...(hasNewRequester
      ? [{ field: 'requester' as const, from: toRequesterValues(before), to: toRequesterValues(after) }]
      : []),
    ...((before.deletedAt === null) === (after.deletedAt === null)
      ? []
      : [{ field: 'deleted' as const, from: [], to: after.deletedAt === null ? [] : ['deleted'] }]),
  ]
}
