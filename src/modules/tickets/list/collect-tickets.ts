import { QueryClient } from '@tanstack/react-query'
import { batchesInTurns } from '#platform/records/batches.ts'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import type { Ticket } from '../contract.ts'
import { api } from '../tickets-client.ts'
import type { ListQuery } from '../tickets-view.ts'

const pageSize = 1000
// The maximum of numbers in a URL.
const idsAtOnce = 200

/** The present state of the selected tickets, in a stable order. */
export async function collectTickets({ all, some }: Selection<Ticket>, query: ListQuery): Promise<Ticket[]> {
  const collected: Ticket[] = []
  if (!all) {
    for await (const ids of batchesInTurns([...some.keys()], idsAtOnce)) {
      collected.push(...(await api.list.send({ query: { ids, deleted: query.deleted ?? false, sort: 'id' } })))
    }
    return collected
  }
  const asker = { signal: new AbortController().signal, client: new QueryClient() }
  for (let page = 1; ; page += 1) {
    const { items } = await api.list.page({ query: { ...query, sort: 'id', page, limit: pageSize } }).queryFn(asker)
    collected.push(...items.filter(({ id }) => !some.has(id)))
    if (items.length < pageSize) return collected
  }
}
