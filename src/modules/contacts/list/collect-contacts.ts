import { collectSelected } from '#platform/ui/records/collect-selected.ts'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import { api } from '../contacts-client.ts'
import type { ListQuery } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'

interface Follow {
  signal?: AbortSignal
  onProgress?: (collected: number) => void
}

/** The selected contacts; those of a whole list are fetched in a stable order. */
export const collectContacts = async (selection: Selection<Contact>, query: ListQuery, follow: Follow = {}) =>
  selection.all
    ? collectSelected(selection, (walk) => api.list.page({ query: { ...query, ...walk } }), follow)
    : [...selection.some.values()]
