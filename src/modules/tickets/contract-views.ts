import * as z from 'zod'
import { contract, del, type Grant, get, patch, post, put } from '#platform/contract.ts'
import { Label, priorities, statuses, teams, text, UserId } from './contract-fields.ts'

export const sorts = [
  '-updatedAt',
  '-createdAt',
  'createdAt',
  'dueAt',
  '-priority',
  'Status',
  'ticketTitle',
  'requester',
] as const

export const ticketViews = ['mine', 'unassigned', 'overdue', 'waiting', 'watching'] as const

/** The filters and the order of a list of tickets. */
export const ViewFilters = z
  .strictObject({
    currentFilter: z.enum(['total_tickets', ...statuses]),
    ticketSearch: z.string().max(200),
    view: z.enum(ticketViews),
    priority: z.array(z.enum(priorities)).max(priorities.length),
    team: z.array(z.enum(teams)).max(teams.length),
    label: z.array(Label).max(20),
    assignee: z.array(UserId).max(50),
    requester: z.string().max(254),
    sort: z.enum(sorts),
  })
  .partial()
export type ViewFilters = z.infer<typeof ViewFilters>

export const SavedView = z.object({
  id: z.int(),
  name: z.string(),
  filters: ViewFilters,
  /** Whether all users see it, or only its owner. */
  isShared: z.boolean(),
  ownerId: z.string(),
  ownerName: z.string(),
})
export type SavedView = z.infer<typeof SavedView>

export const SavedViewDraft = z.strictObject({ name: text(60).min(1), filters: ViewFilters })

/** The maximum of one user. */
export const maxSavedViews = 50

/** The views whose tickets are counted at once; each may be a search. */
export const maxCountedViews = 20

const isOwn = { ownerId: '$user.id' } as const satisfies Grant['where']
const ownGrants = [
  'read',
  'create',
  { action: 'update', where: isOwn },
  { action: 'delete', where: isOwn },
] as const satisfies (string | Grant)[]

/** Views of the list of tickets that users have saved. */
export const ticketSavedViews = contract(
  'tickets-views',
  '/api/data/ticket/views',
  {
    list: get('/', { returns: z.array(SavedView), summary: 'The user’s saved views, and the shared ones' }),
    create: post('/', { body: SavedViewDraft, returns: SavedView, status: 201 }),
    edit: patch('/:id', { body: SavedViewDraft.partial(), returns: SavedView, mergesFields: true }),
    share: put('/:id/shared', {
      body: z.strictObject({ isShared: z.boolean() }),
      returns: SavedView,
      action: 'share',
      losesNothing: 'The body is the whole state',
      summary: 'Shows a view to all users, or only to its owner',
    }),
    remove: del('/:id'),
  },
  {
    owners: ['ownerId'],
    table: 'ticketSavedViews',
    actions: ['share'],
    grants: {
      manager: ['read', 'create', 'update', 'delete', 'share'],
      agent: [...ownGrants, { action: 'share', where: isOwn }],
      viewer: ownGrants,
    },
  },
)
