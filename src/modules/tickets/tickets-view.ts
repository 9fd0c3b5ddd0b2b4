import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import { searchZone } from '#platform/web/search/search-zone.ts'
import type { TicketList } from './contract.ts'
import { type SavedView, ViewFilters } from './contract-views.ts'

export const usualSort = '-updatedAt'

export const perPage = 50

/** The state of the screen in the URL. */
export const TicketsView = z.object({
  ...ViewFilters.shape,
  deleted: z.boolean().optional(),
  page: z.int().min(1).optional(),
  /** The open ticket, or the dialog for a new one. */
  ticket: z.union([z.literal('new'), z.coerce.number<number>().int().min(1)]).optional(),
})
export type TicketsView = z.infer<typeof TicketsView>
export type ViewChanges = Partial<z.input<typeof TicketsView>>

/** Resets every filter, so that a link of the side pane sets the whole selection. */
const noPreset = {
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
export const toCountsQuery = (view: TicketsView): CountsQuery => ({
  ...(view.ticketSearch?.trim() && { q: view.ticketSearch.trim() }),
  ...(view.view && { view: view.view }),
  ...(view.priority?.length && { priority: view.priority }),
  ...(view.team?.length && { team: view.team }),
  ...(view.label?.length && { label: view.label }),
  ...(view.assignee?.length && { assignee: view.assignee }),
  ...(view.requester && { requester: view.requester }),
  ...(view.deleted && { deleted: true }),
  ...searchZone(view.ticketSearch),
})

/** The query of the list. */
export const toListQuery = (view: TicketsView): ListQuery => ({
  ...toCountsQuery(view),
  ...(view.currentFilter && { currentFilter: view.currentFilter }),
  sort: view.sort ?? usualSort,
})

/** The target of a link that changes the view. */
export const linkTo = (view: TicketsView, changes: ViewChanges) => ({
  search: `?${writeQuery({ ...view, ...changes })}`,
})

/** The target of a side pane's entry: another preset with the same search and order, and no open record. */
export const linkToPreset = (view: TicketsView, preset: ViewChanges) =>
  linkTo(view, { ...noPreset, currentFilter: undefined, ticket: undefined, ...preset })

const filterKeys = ViewFilters.keyof().options

const presetKeys = ['view', 'priority', 'team', 'label', 'assignee', 'requester', 'deleted'] as const

/** Whether the list shows exactly the preset of an entry in the side pane. */
export const isPreset = (view: TicketsView, preset: ViewChanges) =>
  presetKeys.every((key) => String(view[key] || '') === String(preset[key] || ''))

/** The filters and the order of the list, without defaults; undefined for the trash, which views do not show. */
export function getFilters({ deleted, page: _page, ticket: _ticket, ...view }: TicketsView): ViewFilters | undefined {
  const { currentFilter, sort, ticketSearch } = view
  const filters = {
    ...view,
    ticketSearch: ticketSearch?.trim(),
    currentFilter: currentFilter === 'total_tickets' ? undefined : currentFilter,
    sort: sort === usualSort ? undefined : sort,
  }
  const activeFilters = Object.entries(filters).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value))
  return deleted ? undefined : ViewFilters.parse(Object.fromEntries(activeFilters))
}

/** The target of a saved view: exactly its filters and order. */
export const linkToSaved = ({ filters }: Pick<SavedView, 'filters'>) => ({ search: `?${writeQuery(filters)}` })

const sameFilters = (one: ViewFilters, other: ViewFilters) =>
  filterKeys.every((key) => String(one[key] ?? '') === String(other[key] ?? ''))

/** Whether the list shows exactly a saved view. */
export const isSaved = (view: TicketsView, saved: Pick<SavedView, 'filters'>) => {
  const filters = getFilters(view)
  return filters !== undefined && sameFilters(filters, saved.filters)
}

export const isNarrowed = (view: TicketsView) =>
  Boolean(view.ticketSearch?.trim()) ||
  (view.currentFilter ?? 'total_tickets') !== 'total_tickets' ||
  !isPreset(view, {})
