import { batches } from '#platform/records/batches.ts'
import type { Selection } from '#platform/ui/table/use-table-selection.ts'

const pageSize = 1000
/** Number of ids that fit into a URL. */
export const batchSize = 200

/** Query to read a whole list, in an order that changes do not affect. */
export interface PageRequest {
  ids?: number[]
  sort: 'id'
  page?: number
  limit?: number
}

/** The selected records in their current state: the selected ids, or the whole list except some. */
export async function collectSelected<Row extends { id: number }>(
  { all, some }: Selection<Row>,
  list: (walk: PageRequest) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  if (!all) {
    const ids = [...some.values()].map(({ id }) => id)
    for (const chunk of batches(ids, batchSize)) rows.push(...(await list({ ids: chunk, sort: 'id' })))
    return rows
  }
  for (let page = 1; ; page += 1) {
    const items = await list({ sort: 'id', page, limit: pageSize })
    rows.push(...items.filter(({ id }) => !some.has(id)))
    if (items.length < pageSize) return rows
  }
}
