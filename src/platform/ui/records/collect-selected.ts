import { batches } from '#platform/records/batches.ts'
import type { Selection } from '#platform/ui/table/use-table-selection.ts'

const pageSize = 1000
/** As many numbers as an address holds without harm. */
export const idsAtOnce = 200

/** What a list is asked for to go through all of it, in an order that no change can shuffle. */
export interface Walk {
  ids?: number[]
  sort: 'id'
  page?: number
  limit?: number
}

/** The selected records as they are now: those that were ticked, or all of the list but some. */
export async function collectSelected<Row extends { id: number }>(
  { all, some }: Selection<Row>,
  list: (walk: Walk) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = []
  if (!all) {
    const ids = [...some.values()].map(({ id }) => id)
    for (const chunk of batches(ids, idsAtOnce)) found.push(...(await list({ ids: chunk, sort: 'id' })))
    return found
  }
  for (let page = 1; ; page += 1) {
    const items = await list({ sort: 'id', page, limit: pageSize })
    found.push(...items.filter(({ id }) => !some.has(id)))
    if (items.length < pageSize) return found
  }
}
