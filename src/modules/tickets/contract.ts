import * as z from 'zod'
import {
  contract,
  del,
  file,
  get,
  type Grant,
  listQuery,
  patch,
  post,
  put,
  readOnly,
  readWrite,
} from '#platform/contract.ts'
import { FileId, StoredFile } from '#platform/files/stored-file.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { trashEndpoints } from '#platform/records/trash-endpoints.ts'
import { richText, SafeHtml } from '#platform/rich-text/rich-text.ts'
import {
  attachments,
  Id,
  Ids,
  Label,
  moment,
  maxLabels,
  priorities,
  Requester,
  RequesterDraft,
  statusChoices,
  statuses,
  teams,
  text,
  UserId,
} from './contract-fields.ts'
import { BulkChange } from './contract-bulk.ts'
import { facetsPart } from './contract-facets.ts'
import { figuresPart } from './contract-figures.ts'
import { Macro, MacroChanges, MacroDraft, Comment, CommentDraft, Entry, Viewer } from './contract-timeline.ts'
import { ratingEndpoints } from './contract-ratings.ts'
import { ticketViews } from './contract-views.ts'

export const Ticket = z.object({
  id: z.int(),
  Id: z.int(),
  ticketTitle: z.string(),
  ticketDescription: SafeHtml,
  Status: z.enum(statuses),
  Label: z.enum(statuses.map((status) => statusChoices[status].tone)),
  /** Avatar of the assignee. */
  thumb: z.string(),
  AgentName: z.string(),
  Date: moment,
  deleted: z.boolean(),
  priority: z.enum(priorities),
  team: z.enum(teams),
  labels: z.array(z.string()),
  attachments: z.array(StoredFile),
  assigneeId: z.string().nullable(),
  requester: Requester,
  /** The user with the requester's address. */
  requesterUserId: z.string().nullable(),
  createdById: z.string(),
  createdAt: moment,
  updatedAt: moment,
  firstResponseAt: moment.nullable(),
  /** The next deadline: of the first reply until there is one, then of the resolution. */
  dueAt: moment,
  closedAt: moment.nullable(),
  /** When the clock stopped; null in an open status. */
  stoppedAt: moment.nullable(),
  /** The time for which the clock was stopped before. */
  stoppedSeconds: z.int(),
  commentCount: z.int(),
  watcherIds: z.array(z.string()),
  mergedInto: z.int().nullable(),
  deletedAt: moment.nullable(),
})
export type Ticket = z.infer<typeof Ticket>

const fields = {
  ticketTitle: text(200).min(1),
  ticketDescription: richText(),
  priority: z.enum(priorities),
  team: z.enum(teams),
  labels: z.array(Label).max(maxLabels),
  assigneeId: UserId.nullable(),
  requester: RequesterDraft,
}

export const TicketDraft = z.strictObject({
  ...fields,
  ticketDescription: fields.ticketDescription.prefault(''),
  priority: fields.priority.default('normal'),
  team: fields.team.default('support'),
  labels: fields.labels.default([]),
  assigneeId: fields.assigneeId.default(null),
  attachments: attachments.default([]),
})
export type TicketDraft = z.input<typeof TicketDraft>

export const TicketChanges = z.strictObject({ ...fields, Status: z.enum(statuses), deleted: z.boolean() }).partial()
export type TicketChanges = z.output<typeof TicketChanges>

const TimeZone = z
  .string()
  .max(64)
  .optional()
  .describe('Where the days of `before:` and `after:` begin. Default: that of the workspace')

export const TicketList = listQuery(Ticket, {
  search: ['ticketTitle', 'ticketDescription', 'requester', 'labels', 'id'],
  filter: ['priority', 'team', 'deleted'],
  sort: ['-updatedAt', 'createdAt', 'dueAt', 'priority', 'Status', 'ticketTitle', 'requester', 'id'],
  extra: {
    currentFilter: z
      .enum(['total_tickets', ...statuses])
      .default('total_tickets')
      .describe('Only this status'),
    ticketSearch: z.string().max(200).optional().describe('Same as `q`'),
    view: z
      .enum(ticketViews)
      .optional()
      .describe('`mine`, `unassigned`, `overdue` and `waiting` exclude closed tickets'),
    label: z.array(Label).max(20).optional().describe('Any of these labels'),
    assignee: z.array(UserId).max(50).optional().describe('Any of these users; `me`, and `none` for unassigned'),
    requester: z.string().max(254).optional().describe('Id or email address of the requester'),
    ids: Ids.optional().describe('Only these tickets'),
    timeZone: TimeZone,
  },
})

/** The number of tickets by status in a list, without its filter by status. */
export const Counts = z.object({ total_tickets: z.int(), ...mapNames(statuses, () => z.int()) })
export type Counts = z.infer<typeof Counts>

// Every agent may take an unassigned ticket.
const ownConditions = [
  { assigneeId: '$user.id' },
  { assigneeId: null },
  { createdById: '$user.id' },
  { requesterUserId: '$user.id' },
] as const satisfies Grant['where'][]

// The first path is fixed: existing clients call it. Further endpoints are REST.
export const tickets = contract(
  'tickets',
  figuresPart.base,
  {
    list: get('/', {
      query: TicketList,
      returns: z.array(Ticket),
      summary: 'Tickets; without `deleted`, those that are not in the trash',
    }),
    counts: get('/counts', {
      query: TicketList.omit({ currentFilter: true, sort: true, page: true, limit: true, at: true }),
      returns: Counts,
      summary: 'Number of tickets per status in a list',
    }),
    ...figuresPart.endpoints,
    ...ratingEndpoints,
    ...facetsPart.endpoints,
    viewCounts: get('/view-counts', {
      query: z.strictObject({ ids: Ids.optional().describe('Only these views'), timeZone: TimeZone }),
      returns: z.array(z.object({ id: Id, count: z.int() })),
      summary: 'Number of tickets in saved views, at most twenty of them',
    }),
    macros: get('/macros', { returns: z.array(Macro), summary: 'Macros: saved replies and changes' }),
    show: get('/:id', { returns: Ticket }),
    timeline: get('/:id/timeline', {
      returns: z.array(Entry),
      summary: 'Messages and changes, oldest first',
    }),
    past: get('/:id/past', { returns: z.array(Ticket), summary: 'Other tickets of the requester, newest first' }),
    download: get('/:id/files/:fileId', {
      params: z.strictObject({ id: z.coerce.number<number>().pipe(Id), fileId: FileId }),
      returns: file('*/*'),
    }),
    create: post('/', { body: TicketDraft, returns: Ticket, status: 201 }),
    edit: patch('/:id', { body: TicketChanges, returns: Ticket, mergesFields: true }),
    ...trashEndpoints,
    comment: post('/:id/comments', {
      body: CommentDraft,
      returns: Comment,
      status: 201,
      action: 'update',
      idempotencyKey: 'clientId',
      summary: 'Adds a public reply, which is also mailed to the requester, or an internal note',
    }),
    watch: put('/:id/watch', { body: z.strictObject({ watching: z.boolean() }), returns: Ticket, ownOnly: true }),
    view: put('/:id/viewers', {
      body: z.strictObject({ state: z.enum(['here', 'typing', 'left']) }),
      returns: z.array(Viewer),
      ownOnly: true,
      silent: true,
      summary: 'Tells the others that the user has the ticket open, for less than a minute; answers who has',
    }),
    bulk: post('/bulk', {
      body: BulkChange,
      returns: z.array(Ticket),
      action: 'update',
      summary: 'Changes several tickets, all or none',
    }),
    merge: post('/:id/merge', {
      body: z.strictObject({ into: Id }),
      returns: Ticket,
      action: 'merge',
      summary: 'Moves the conversation of a duplicate to another ticket and closes the duplicate',
    }),
    split: post('/:id/split', {
      body: z.strictObject({ commentId: Id, ticketTitle: fields.ticketTitle }),
      returns: Ticket,
      status: 201,
      action: 'update',
      summary: 'Moves a message into a new ticket of the same requester',
    }),
    addMacro: post('/macros', { body: MacroDraft, returns: Macro, status: 201 }),
    editMacro: patch('/macros/:id', { body: MacroChanges, returns: Macro, mergesFields: true }),
    removeMacro: del('/macros/:id'),
  },
  {
    owners: ['assigneeId', 'createdById', 'requesterUserId'],
    parts: {
      ticketLabels: 'ticketId',
      ticketWatchers: 'ticketId',
      ticketComments: 'ticketId',
      ticketChanges: 'ticketId',
      ticketAutomationRuns: 'ticketId',
      ticketViewers: 'ticketId',
      ticketRatings: 'ticketId',
    },
    notices: ['assigned', 'replied', 'mentioned', 'due'],
    unaudited: ['ticketViewers'],
    // It cannot be undone.
    actions: ['merge'],
    grants: {
      manager: [...readWrite, 'merge'],
      agent: [
        'read',
        'create',
        ...ownConditions.flatMap((where) => [
          { action: 'update', where } as const,
          { action: 'merge', where } as const,
        ]),
        { action: 'delete', where: { createdById: '$user.id' } },
      ],
      viewer: readOnly,
    },
  },
)
