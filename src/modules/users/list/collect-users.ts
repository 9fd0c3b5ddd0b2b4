import type { Selection } from '#platform/ui/table/use-table-selection.ts'
import type { User } from '../contract.ts'
import { api } from '../users-client.ts'
import type { Filters } from './users-view.ts'

const pageSize = 1000

/** The selected users as last loaded; for a selection of the whole list, fetched now. */
export async function collectUsers({ all, some }: Selection<User>, filters: Filters): Promise<User[]> {
  if (!all) return [...some.values()]
  const users: User[] = []
  for (let page = 1; ; page += 1) {
    const items = await api.list.send({ query: { ...filters, sort: 'email', page, limit: pageSize } })
    users.push(...items.filter(({ id }) => !some.has(id)))
    if (items.length < pageSize) return users
  }
}
