import { QueryClient } from '@tanstack/react-query'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import { api } from '../contacts-client.ts'
import type { ListQuery } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'

const pageSize = 1000

interface Follow {
  signal?: AbortSignal
  onProgress?: (collected: number) => void
}

/** The selected contacts; those of a whole list are fetched in a stable order. */
export async function collectContacts({ all, some }: Selection<Contact>, query: ListQuery, follow: Follow = {}) {
  if (!all) return [...some.values()]
  const collected: Contact[] = []
  // After a stop, the running request is awaited and ignored.
  const asker = { signal: new AbortController().signal, client: new QueryClient() }
  for (let page = 1; !follow.signal?.aborted; page += 1) {
    const { items } = await api.list.page({ query: { ...query, sort: 'id', page, limit: pageSize } }).queryFn(asker)
    collected.push(...items.filter(({ id }) => !some.has(id)))
    follow.onProgress?.(collected.length)
    if (items.length < pageSize) return collected
  }
  return []
}
