import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { countTotal } from '#platform/db/queries/count-at-most.ts'
import { either } from '#platform/db/queries/search.ts'
import type { Background, SharedServices } from '#platform/server/pipeline/call.ts'
import { findSearchZone } from '#platform/server/records/search-zone.ts'
import { fold } from '#platform/text/fold.ts'
import { relabel } from '#platform/text/labels.ts'
import { tickets } from '../contract.ts'
import type { Automation, Trigger } from '../contract-automations.ts'
import { maxLabels } from '../contract-fields.ts'
import { type FindReaders, selectAuthorised } from './automation-authors.ts'
import { applyChanges, listDifferences } from './change-ticket.ts'
import { saveChanged } from './history.ts'
import { type NotifyingCall, notifyAssigned } from './notices.ts'
import { readServiceLevels } from './service-levels.ts'
import { assigneeColumns } from './requester.ts'
import { ticketSearch } from './search-condition.ts'
import type { Tables } from './tables.ts'
import { selectTickets, type TicketRow } from './ticket-rows.ts'

type Rule = Pick<Automation, 'trigger' | 'idleHours' | 'search' | 'changes' | 'createdById'>

/** `workspace`: its time zone is that of the days in a search. */
export interface RunContext {
  now: string
  services: Pick<SharedServices, 'workspace'>
}

const hour = 3_600_000
/** More are changed by the next run. */
const maxAtOnce = 200

/** The tickets that an automation applies to: `me` in its search is who created it. */
async function matching(
  db: Db<Tables>,
  { search, createdById }: Rule,
  { now, services: { workspace } }: RunContext,
  ids?: readonly number[],
) {
  const reader = { userId: createdById, now }
  const timeZone = await findSearchZone({ q: search }, workspace)
  // The search index does not contain the writes of the same transaction.
  const { conditions } = await ticketSearch(db, search, { reader, timeZone, isIndexed: ids === undefined })
  const openTickets = selectTickets(db).where('deletedAt', 'is', null)
  const candidatesQuery = ids === undefined ? openTickets : openTickets.where('id', 'in', ids).orderBy('id')
  return conditions.reduce((query, condition) => query.where(condition), candidatesQuery)
}

const isIdle = ({ trigger, idleHours }: Rule, now: string) =>
  trigger === 'idle'
    ? sql<SqlBool>`"updatedAt" < ${new Date(Date.parse(now) - (idleHours ?? 0) * hour).toISOString()}`
    : sql<SqlBool>`1 = 1`

/** Tickets that differ from the changes: those that are changed already must not fill the limit. */
function isAffected(db: Db<Tables>, { assigneeId, addLabels = [], removeLabels = [], ...fields }: Rule['changes']) {
  const labelled = (label: string) =>
    sql<SqlBool>`"id" in ${db.selectFrom('ticketLabels').select('ticketId').where('folded', '=', fold(label))}`
  return either([
    ...Object.entries(fields).map(([name, value]) => sql<SqlBool>`${sql.ref(name)} <> ${value}`),
    ...(assigneeId === undefined ? [] : [sql<SqlBool>`coalesce("assigneeId", '') <> ${assigneeId ?? ''}`]),
    ...addLabels.map((label) => sql<SqlBool>`not ${labelled(label)}`),
    ...removeLabels.map(labelled),
    sql<SqlBool>`1 = 0`,
  ])
}

/** The number of tickets that an automation applies to now, and the first of those that it may change. */
export async function findCandidates(db: Db<Tables>, rule: Rule, context: RunContext) {
  const query = (await matching(db, rule, context)).where(isIdle(rule, context.now))
  const { total } = await countTotal(query)
  const affected = query.where(isAffected(db, rule.changes))
  return { count: total, rows: await affected.orderBy('id', 'desc').limit(maxAtOnce).execute() }
}

/**
 * Reads what an automation needs, once for all tickets, and returns a function that computes a ticket after it, and the
 * fields that it changes, by the service levels that hold.
 */
export async function preparePreview(db: Db<Tables>, { changes }: Pick<Rule, 'changes'>, now: string) {
  const { assigneeId, addLabels = [], removeLabels = [], ...fields } = changes
  const serviceLevels = await readServiceLevels(db)
  const assignee = assigneeId === undefined ? {} : { assignee: await assigneeColumns(db, assigneeId) }
  return (row: TicketRow) => {
    const labels = relabel(row.labels, addLabels, removeLabels).slice(0, maxLabels)
    const after = applyChanges(row, { ...fields, ...assignee, labels }, now, serviceLevels)
    return { after, fields: listDifferences(row, after).map(({ field }) => field), serviceLevels }
  }
}

type Preview = Awaited<ReturnType<typeof preparePreview>>

type RunnableAutomation = Omit<Automation, 'runCount' | 'lastRunAt'>

export interface RunCall extends NotifyingCall {
  now: string
  services: { readers: FindReaders } & RunContext['services']
}

/** Changes a locked ticket, and adds to the log; answers whether it changed anything. */
async function applyAutomation(
  db: Db<Tables>,
  row: TicketRow,
  automation: RunnableAutomation,
  preview: Preview,
  { now, events }: Omit<RunCall, 'services'>,
) {
  const { after, fields, serviceLevels } = preview(row)
  if (fields.length === 0) return false
  const { id: automationId, name, createdById } = automation
  const context = { userId: createdById, now, automation: name, serviceLevels }
  await saveChanged(db, row, { ...after, updatedAt: now }, context)
  await db
    .insertInto('ticketAutomationRuns')
    .values({ automationId, ticketId: row.id, at: now, fields: JSON.stringify(fields) })
    .execute()
  notifyAssigned({ events }, name, row, after)
  return true
}

const selectActive = async (db: Db<Tables>, trigger: Trigger, { readers }: RunCall['services']) => {
  const rows = await db
    .selectFrom('ticketAutomations')
    .selectAll()
    .where(sql<SqlBool>`"isActive"`)
    .where('trigger', '=', trigger)
    .orderBy('id')
    .execute()
  return selectAuthorised(db, readers, rows)
}

/** Runs the automations of an event on locked tickets. Their own changes run no others. */
export async function runAutomations(
  db: Db<Tables>,
  trigger: Exclude<Trigger, 'idle'>,
  ids: readonly number[],
  call: RunCall,
) {
  for (const { automation, isAllowed } of await selectActive(db, trigger, call.services)) {
    const rows = await (await matching(db, automation, call, ids)).execute()
    if (rows.length === 0) continue
    const preview = await preparePreview(db, automation, call.now)
    for (const row of rows) if (isAllowed(row)) await applyAutomation(db, row, automation, preview, call)
  }
}

/** Runs the automations for tickets that nobody has changed for some hours. */
export async function runIdleAutomations(
  db: Db<Tables>,
  {
    now,
    events,
    services,
  }: Pick<Background<'assigned' | 'replied' | 'mentioned' | 'due'>, 'now' | 'events' | 'services'>,
) {
  for (const { automation, isAllowed } of await selectActive(db, 'idle', services)) {
    const { rows } = await findCandidates(db, automation, { now, services })
    const preview = await preparePreview(db, automation, now)
    for (const row of rows) {
      if (preview(row).fields.length === 0 || !isAllowed(row)) continue
      // Claims it: another process may run the same automation.
      const claimedTickets = await db
        .updateTable('tickets')
        .set({ updatedAt: now })
        .where('id', '=', row.id)
        .where('updatedAt', '=', row.updatedAt)
        .returning('id')
        .execute()
      const isApplied =
        claimedTickets.length > 0 && (await applyAutomation(db, row, automation, preview, { now, events }))
      if (isApplied) events.announce('everyone', row.id, tickets.name)
    }
  }
}
