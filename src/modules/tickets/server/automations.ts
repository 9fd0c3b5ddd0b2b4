import type * as z from 'zod'
import { sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { forbidden, notFound, refused } from '#platform/errors/failure.ts'
import { allows } from '#platform/permissions/rules.ts'
import { withoutUndefined } from '#platform/records/without-undefined.ts'
import { api } from '#platform/server/api.ts'
import type { Access } from '#platform/server/pipeline/call.ts'
import { tickets } from '../contract.ts'
import {
  type Automation,
  AutomationDraft,
  type DryRun,
  maxAutomations,
  ticketAutomations,
} from '../contract-automations.ts'
import { isAuthorised, mayChange, deactivate } from './automation-authors.ts'
import { findCandidates, preparePreview, type RunContext } from './run-automations.ts'
import type { Tables } from './tables.ts'

const maxShown = 20

const selectAutomations = (db: Db<Tables>) =>
  db
    .selectFrom('ticketAutomations')
    .selectAll('ticketAutomations')
    .select((eb) => {
      const runs = eb
        .selectFrom('ticketAutomationRuns')
        .whereRef('ticketAutomationRuns.automationId', '=', 'ticketAutomations.id')
      return [
        runs.select(({ fn }) => fn.countAll<number>().as('count')).as('runCount'),
        runs.select(({ fn }) => fn.max('at').as('last')).as('lastRunAt'),
      ]
    })

type Row = Omit<Automation, 'runCount' | 'lastRunAt'> & { runCount: number | null; lastRunAt: string | null }

const toAutomation = (row: Row): Automation => ({ ...row, runCount: Number(row.runCount) })

async function findAutomation(db: Db<Tables>, id: number): Promise<Automation> {
  const row = await selectAutomations(db).where('ticketAutomations.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(`Automation ${id} not found`)
  return toAutomation(row)
}

type Draft = z.output<typeof AutomationDraft>

function toColumns({ changes, ...draft }: Draft) {
  if (draft.trigger === 'idle' && draft.idleHours === null) throw refused('idleHours', 'Enter the number of hours')
  return { ...draft, idleHours: draft.trigger === 'idle' ? draft.idleHours : null, changes: JSON.stringify(changes) }
}

async function checkAssignee(db: Db<Tables>, { changes: { assigneeId } }: Pick<Draft, 'changes'>) {
  if (!assigneeId) return
  const activeUsers = db.selectFrom('users').select('id').where('status', '<>', 'deleted')
  const user = await activeUsers.where('id', '=', assigneeId).executeTakeFirst()
  if (!user) throw refused('changes.assigneeId', 'This user does not exist')
}

/** An automation changes the tickets of all users: its author must be allowed to make its changes in each. */
function checkRights(access: Access, draft: Pick<Draft, 'changes'>) {
  if (!mayChange(access, draft)) throw forbidden('An automation must not change what you may not change')
}

async function tryOut(
  db: Db<Tables>,
  automation: Parameters<typeof findCandidates>[1],
  context: RunContext,
): Promise<DryRun> {
  const { count, rows } = await findCandidates(db, automation, context)
  const preview = await preparePreview(db, automation, context.now)
  const changed = []
  for (const row of rows) {
    const { fields } = preview(row)
    if (fields.length > 0) changed.push({ id: row.id, ticketTitle: row.ticketTitle, Status: row.Status, fields })
  }
  return { found: count, changed: changed.slice(0, maxShown) }
}

/** Stops the automations of a user, and those that assign tickets to them. */
async function stopAutomations(db: Db<Tables>, userId: string) {
  const rows = await db.selectFrom('ticketAutomations').select(['id', 'createdById', 'changes']).execute()
  const ids = rows
    .filter(({ createdById, changes }) => createdById === userId || changes.assigneeId === userId)
    .map(({ id }) => id)
  await deactivate(db, ids)
}

/** The log of automations, for tickets that the user may read. */
const selectRuns = (db: Db<Tables>, { about }: Access) =>
  db
    .selectFrom(db.selectFrom('ticketAutomationRuns').selectAll().select(sql.lit(tickets.name).as('topic')).as('run'))
    .innerJoin('ticketAutomations', 'ticketAutomations.id', 'run.automationId')
    .innerJoin('tickets', 'tickets.id', 'run.ticketId')
    .select(['run.id', 'run.at', 'run.automationId', 'ticketAutomations.name', 'run.ticketId', 'tickets.ticketTitle'])
    .select('run.fields')
    .where(about('run.topic', 'run.ticketId'))
    .orderBy('run.id', 'desc')

export const automationsApi = api(
  ticketAutomations,
  (db: Db<Tables>) => ({
    list: async () => (await selectAutomations(db).orderBy('ticketAutomations.id').execute()).map(toAutomation),

    runs: ({ query: { limit }, access }) => selectRuns(db, access).limit(limit).execute(),

    dryRun: ({ body, user, now, access, services, db: { withRowFilters } }) => {
      checkRights(access, body)
      if (!allows(access.ability, 'read', tickets.name)) throw forbidden()
      return tryOut(withRowFilters(db), { ...body, createdById: user.id }, { now, services })
    },

    create: async ({ body, user, now, access }) => {
      checkRights(access, body)
      const { count } = await db
        .selectFrom('ticketAutomations')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= maxAutomations) throw refused('name', `There are at most ${maxAutomations} automations`)
      await checkAssignee(db, body)
      const { id } = await db
        .insertInto('ticketAutomations')
        .values({ ...toColumns(body), createdById: user.id, createdAt: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return findAutomation(db, id)
    },

    edit: async ({ params: { id }, body, check, access, user, services: { readers } }) => {
      const before = await findAutomation(db, id)
      check(before)
      const { name, isActive, trigger, idleHours, search, changes } = before
      const stored = { name, isActive, trigger, idleHours, search, changes }
      const next = AutomationDraft.parse({ ...stored, ...withoutUndefined(body) })
      checkRights(access, next)
      await checkAssignee(db, next)
      // If the author no longer has the rights, the user who edits the automation becomes its author.
      const createdById = (await isAuthorised(readers, { ...before, ...next })) ? before.createdById : user.id
      await db
        .updateTable('ticketAutomations')
        .set({ ...toColumns(next), createdById })
        .where('id', '=', id)
        .execute()
      return findAutomation(db, id)
    },

    remove: async ({ params: { id }, check }) => {
      check(await findAutomation(db, id))
      await db.deleteFrom('ticketAutomations').where('id', '=', id).execute()
    },
  }),
  {
    // They stop, since nobody is responsible for their changes any more.
    onAccount:
      (db: Db<Tables>) =>
      async ({ kind, userId }) => {
        if (kind === 'deleted') await stopAutomations(db, userId)
      },
  },
)
