import * as z from 'zod'
import { contract, del, get, patch, post, readWrite } from '#platform/contract.ts'
import { Id, moment, statuses, text } from './contract-fields.ts'
import { changedFields, AppliedChanges } from './contract-timeline.ts'

/** A ticket was created, its requester wrote, a colleague changed it, or nobody did for some hours. */
export const triggers = ['created', 'received', 'changed', 'idle'] as const
export type Trigger = (typeof triggers)[number]

/** A year. */
const maxIdleHours = 8760

const IdleHours = z.int().min(1).max(maxIdleHours)

const fields = {
  name: text(80).min(1),
  isActive: z.boolean(),
  trigger: z.enum(triggers),
  idleHours: IdleHours.nullable().describe('Hours without an update, for the trigger `idle`'),
  search: z.string().trim().max(200).describe('The search that finds the tickets; empty for all'),
  changes: AppliedChanges.refine((changes) => changes.assigneeId !== 'me' && Object.keys(changes).length > 0).describe(
    'What is changed; `me` is not allowed',
  ),
}

export const Automation = z.object({
  id: z.int(),
  ...fields,
  createdById: z.string(),
  createdAt: moment,
  /** How often it has changed a ticket, and when it did last. */
  runCount: z.int(),
  lastRunAt: moment.nullable(),
})
export type Automation = z.infer<typeof Automation>

export const AutomationDraft = z.strictObject({
  ...fields,
  isActive: fields.isActive.default(true),
  idleHours: fields.idleHours.default(null),
  search: fields.search.default(''),
})

export const AutomationChanges = z.strictObject(fields).partial()

export const AutomationRun = z.object({
  id: z.int(),
  at: moment,
  automationId: z.int(),
  name: z.string(),
  ticketId: z.int(),
  ticketTitle: z.string(),
  fields: z.array(z.enum(changedFields)),
})
export type AutomationRun = z.infer<typeof AutomationRun>

export const DryRun = z.object({
  /** Tickets that the search finds now; of an idle automation, those that are idle. */
  found: z.int(),
  /** The first of them that it would change. */
  changed: z.array(
    z.object({ id: Id, ticketTitle: z.string(), Status: z.enum(statuses), fields: z.array(z.enum(changedFields)) }),
  ),
})
export type DryRun = z.infer<typeof DryRun>

/** The maximum of one installation. */
export const maxAutomations = 50

export const ticketAutomations = contract(
  'tickets-automations',
  '/api/data/ticket/automations',
  {
    list: get('/', { returns: z.array(Automation) }),
    runs: get('/runs', {
      query: z.strictObject({ limit: z.coerce.number<number>().int().min(1).max(500).default(100) }),
      returns: z.array(AutomationRun),
      summary: 'What automations have changed, the latest first',
    }),
    dryRun: post('/dry-run', {
      body: AutomationDraft.omit({ name: true, isActive: true }),
      returns: DryRun,
      action: 'read',
      summary: 'The tickets that an automation would change now; changes nothing',
    }),
    create: post('/', { body: AutomationDraft, returns: Automation, status: 201 }),
    edit: patch('/:id', { body: AutomationChanges, returns: Automation, mergesFields: true }),
    remove: del('/:id', { summary: 'Removes an automation with its log' }),
  },
  { grants: { manager: readWrite, agent: [], viewer: [] } },
)
