import { collectSelected } from '#platform/ui/records/collect-selected.ts'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import { api } from '../contacts-client.ts'
import type { ListQuery } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'

interface Follow {
  signal?: AbortSignal
  onProgress?: (collected: number) => void
}

/** The selected contacts in their current state, in a stable order. */
export const collectContacts = (selection: Selection<Contact>, query: ListQuery, follow: Follow = {}) =>
  collectSelected(
    selection,
    ({ ids, ...walk }) =>
      ids
        ? api.list.send({ query: { ids, deleted: query.deleted ?? false, ...walk } })
        : api.list.page({ query: { ...query, ...walk } }),
    follow,
  )
