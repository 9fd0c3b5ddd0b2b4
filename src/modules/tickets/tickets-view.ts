import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import { type TicketList, ticketViews } from './contract.ts'
import { Label, priorities, statuses, teams, UserId } from './contract-fields.ts'

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
export const usualSort = '-updatedAt'

export const perPage = 50

/** The state of the screen in the URL. */
export const TicketsView = z.object({
  currentFilter: z.enum(['total_tickets', ...statuses]).optional(),
  ticketSearch: z.string().max(200).optional(),
  view: z.enum(ticketViews).optional(),
  priority: z.array(z.enum(priorities)).optional(),
  team: z.array(z.enum(teams)).optional(),
  label: z.array(Label).max(20).optional(),
  assignee: z.array(UserId).max(50).optional(),
  requester: z.string().max(254).optional(),
  deleted: z.boolean().optional(),
  sort: z.enum(sorts).optional(),
  page: z.int().min(1).optional(),
  /** The open ticket, or the dialog for a new one. */
  ticket: z.union([z.literal('new'), z.coerce.number<number>().int().min(1)]).optional(),
})
export type TicketsView = z.infer<typeof TicketsView>
export type ViewChanges = Partial<z.input<typeof TicketsView>>

/** Resets every filter, so that a link of the side pane sets the whole selection. */
const nowhere = {
  view: undefined,
  priority: undefined,
  team: undefined,
  label: undefined,
  assignee: undefined,
  requester: undefined,
  deleted: undefined,
  page: undefined,
} satisfies ViewChanges

export type ListQuery = z.input<typeof TicketList>
export type CountsQuery = Omit<ListQuery, 'currentFilter' | 'sort' | 'page' | 'limit' | 'at'>

/** The query of the counts, without the status filter. */
export const countsQueryOf = (view: TicketsView): CountsQuery => ({
  ...(view.ticketSearch?.trim() && { q: view.ticketSearch.trim() }),
  ...(view.view && { view: view.view }),
  ...(view.priority?.length && { priority: view.priority }),
  ...(view.team?.length && { team: view.team }),
  ...(view.label?.length && { label: view.label }),
  ...(view.assignee?.length && { assignee: view.assignee }),
  ...(view.requester && { requester: view.requester }),
  ...(view.deleted && { deleted: true }),
})

/** The query of the list. */
export const listQueryOf = (view: TicketsView): ListQuery => ({
  ...countsQueryOf(view),
  ...(view.currentFilter && { currentFilter: view.currentFilter }),
  sort: view.sort ?? usualSort,
})

/** The target of a link that changes the view. */
export const linkTo = (view: TicketsView, changes: ViewChanges) => ({
  search: `?${writeQuery({ ...view, ...changes })}`,
})

/** The target of a side pane's entry: another preset with the same search and order, and no open record. */
export const linkToPreset = (view: TicketsView, place: ViewChanges) =>
  linkTo(view, { ...nowhere, currentFilter: undefined, ticket: undefined, ...place })

const keysOfPreset = ['view', 'priority', 'team', 'label', 'assignee', 'requester', 'deleted'] as const

/** Whether the list shows exactly the preset of an entry in the side pane. */
export const isPreset = (view: TicketsView, place: ViewChanges) =>
  keysOfPreset.every((key) => String(view[key] || '') === String(place[key] || ''))

export const isNarrowed = (view: TicketsView) =>
  Boolean(view.ticketSearch?.trim()) ||
  (view.currentFilter ?? 'total_tickets') !== 'total_tickets' ||
  !isPreset(view, {})
