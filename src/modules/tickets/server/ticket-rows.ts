import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { fold } from '#platform/text/fold.ts'
import { shownPicture } from '#platform/pictures/picture-address.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import { openBetween } from '#platform/time/business-hours.ts'
import { distinctLabels } from '#platform/text/labels.ts'
import type { Ticket } from '../contract.ts'
import type { ServiceLevels } from '../contract-service-levels.ts'
import { priorityChoices, statusChoices } from '../contract-fields.ts'
import { dueColumns } from './due-columns.ts'
import { readServiceLevels } from './service-levels.ts'
import type { Tables } from './tables.ts'

const foldedColumns = [
  'search',
  'byTitle',
  'byRequester',
  'byPriority',
  'byStatus',
  'byDue',
  'mailKey',
  'answerSeconds',
] as const

type Stored = Omit<Selectable<Tables['tickets']>, (typeof foldedColumns)[number]>

/** A ticket as queries return it: without columns for searching and sorting, with values of other tables. */
export type TicketRow = Stored & { agentName: string | null; agentPicture: string | null; watchers: string | null }

/** A ticket before it is stored. */
export type NewTicket = Omit<Stored, 'id' | 'dueAt'>

const columns = [
  'id',
  'ticketTitle',
  'ticketDescription',
  'Status',
  'priority',
  'team',
  'labels',
  'attachments',
  'assigneeId',
  'requesterId',
  'requesterUserId',
  'requesterName',
  'requesterEmail',
  'requesterPicture',
  'requesterCompany',
  'createdById',
  'createdAt',
  'updatedAt',
  'firstResponseAt',
  'dueAt',
  'closedAt',
  'stoppedAt',
  'stoppedSeconds',
  'commentCount',
  'mergedInto',
  'deletedAt',
] as const satisfies (keyof Stored)[]

type Eb = ExpressionBuilder<Tables & Pick<PlatformTables, 'users'>, 'tickets'>

const agent = (eb: Eb) => eb.selectFrom('users').whereRef('users.id', '=', 'tickets.assigneeId')

const watchers = (eb: Eb) =>
  eb
    .selectFrom('ticketWatchers')
    .whereRef('ticketWatchers.ticketId', '=', 'tickets.id')
    .select(sql<string>`string_agg("userId", ',')`.as('list'))

export const selectTickets = (db: Db<Tables>) =>
  db
    .selectFrom('tickets')
    .select(columns.map((column) => `tickets.${column}` as const))
    .select((eb) => [
      agent(eb).select('users.name').as('agentName'),
      agent(eb).select('users.avatar').as('agentPicture'),
      watchers(eb).as('watchers'),
    ])

export const toTicket = ({
  requesterId,
  requesterName,
  requesterEmail,
  requesterPicture,
  requesterCompany,
  agentName,
  agentPicture,
  watchers: watching,
  ...row
}: TicketRow): Ticket => ({
  ...row,
  Id: row.id,
  Label: statusChoices[row.Status].tone,
  thumb: agentPicture ?? '',
  AgentName: agentName ?? '',
  Date: row.createdAt,
  deleted: row.deletedAt !== null,
  watcherIds: watching?.split(',').toSorted() ?? [],
  requester: {
    id: requesterId,
    name: requesterName,
    email: requesterEmail,
    picture: shownPicture(requesterPicture),
    company: requesterCompany,
  },
})

const missing = (id: number) => notFound(`Ticket ${id} not found`)

export async function findTicket(db: Db<Tables>, id: number): Promise<TicketRow> {
  const row = await selectTickets(db).where('tickets.id', '=', id).executeTakeFirst()
  if (!row) throw missing(id)
  return row
}

/** The tickets of these ids, in their order; 404 where one is unknown. */
export async function findTickets(db: Db<Tables>, ids: readonly number[]): Promise<TicketRow[]> {
  const rows = ids.length > 0 ? await selectTickets(db).where('tickets.id', 'in', ids).execute() : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw missing(id)
    return row
  })
}

/** Reads tickets to change them; its first write locks them until the transaction ends. */
export async function lockTickets(db: Db<Tables>, ids: readonly number[], now: string): Promise<TicketRow[]> {
  await db.updateTable('tickets').set({ updatedAt: now }).where('id', 'in', ids).execute()
  return findTickets(db, ids)
}

/** Without `updatedAt`, the lock changes nothing. */
export async function lockTicket(db: Db<Tables>, id: number, updatedAt?: string): Promise<TicketRow> {
  const locking = db.updateTable('tickets').set((eb) => ({ updatedAt: updatedAt ?? eb.ref('updatedAt') }))
  await locking.where('id', '=', id).execute()
  return findTicket(db, id)
}

/** Addresses are compared without case. */
export const mailKey = (address: string) => address.trim().toLowerCase()

/** The business time until the first reply. */
const getAnswerSeconds = ({ createdAt, firstResponseAt }: NewTicket, { hours }: ServiceLevels) =>
  firstResponseAt === null
    ? null
    : Math.floor(openBetween(hours, Date.parse(createdAt), Date.parse(firstResponseAt)) / 1000)

/** The row for the table, with columns for searches and sorting. */
export const storedRow = (ticket: NewTicket, serviceLevels: ServiceLevels) => {
  const { ticketTitle, requesterName, requesterEmail, requesterCompany } = ticket
  const text = plainText(ticket.ticketDescription).slice(0, 10_000)
  return {
    ...ticket,
    labels: JSON.stringify(ticket.labels),
    attachments: JSON.stringify(ticket.attachments),
    ...dueColumns(ticket, serviceLevels),
    search: fold(ticketTitle, requesterName, requesterEmail, requesterCompany, ...ticket.labels, text),
    byTitle: fold(ticketTitle),
    byRequester: fold(requesterName || requesterEmail),
    byPriority: priorityChoices[ticket.priority].rank,
    byStatus: statusChoices[ticket.Status].rank,
    mailKey: mailKey(requesterEmail),
    answerSeconds: getAnswerSeconds(ticket, serviceLevels),
  } satisfies Insertable<Tables['tickets']>
}

export const labelRows = (ticketId: number, labels: readonly string[]) =>
  labels.map((label) => ({ folded: fold(label), ticketId, label }))

export async function addTicket(db: Db<Tables>, ticket: NewTicket): Promise<number> {
  const labels = distinctLabels(ticket.labels)
  const { id } = await db
    .insertInto('tickets')
    .values(storedRow({ ...ticket, labels }, await readServiceLevels(db)))
    .returning('id')
    .executeTakeFirstOrThrow()
  if (labels.length > 0) await db.insertInto('ticketLabels').values(labelRows(id, labels)).execute()
  return id
}

/** Stores a locked ticket. */
export async function saveTicket(db: Db<Tables>, row: TicketRow, serviceLevels: ServiceLevels) {
  const { id, agentName: _name, agentPicture: _picture, watchers: _watchers, dueAt: _due, ...ticket } = row
  await db.updateTable('tickets').set(storedRow(ticket, serviceLevels)).where('id', '=', id).execute()
  await db.deleteFrom('ticketLabels').where('ticketId', '=', id).execute()
  if (row.labels.length > 0) await db.insertInto('ticketLabels').values(labelRows(id, row.labels)).execute()
}
