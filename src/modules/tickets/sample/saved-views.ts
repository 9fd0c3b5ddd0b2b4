import type { Insertable } from 'kysely'
import type { Tables } from '../server/tables.ts'

const views = [
  {
    ownerId: 'u1',
    name: 'Urgent and late',
    isShared: true,
    filters: { view: 'overdue', priority: ['urgent', 'high'] },
  },
  {
    ownerId: 'u2',
    name: 'Open orders, due first',
    isShared: true,
    filters: { currentFilter: 'Open', team: ['orders'], sort: 'dueAt' },
  },
  {
    ownerId: 'u1',
    name: 'Mine without an answer',
    isShared: false,
    filters: { ticketSearch: 'status:open assignee:me', sort: 'createdAt' },
  },
  { ownerId: 'u3', name: 'Late replies', isShared: false, filters: { view: 'mine', sort: 'dueAt' } },
] as const

export const savedViews: Insertable<Tables['ticketSavedViews']>[] = views.map(({ filters, ...view }, index) => ({
  ...view,
  id: index + 1,
  filters: JSON.stringify(filters),
}))
