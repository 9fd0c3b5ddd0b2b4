import { collectSelected } from '#platform/ui/records/collect-selected.ts'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import type { User } from '../contract.ts'
import { api } from '../users-client.ts'
import type { Filters } from './users-view.ts'

/** The selected users as last loaded; for a selection of the whole list, fetched now. */
export const collectUsers = async (selection: Selection<User>, filters: Filters): Promise<User[]> =>
  selection.all
    ? collectSelected(selection, (walk) => api.list.send({ query: { ...filters, ...walk, sort: 'email' } }))
    : [...selection.some.values()]
