import { batches } from '#platform/records/batches.ts'
import type { RowId } from '#platform/ui/table/columns/column.ts'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'

const pageSize = 1000
/** Number of ids that fit into a URL. */
export const batchSize = 200

/** Query to read a whole list, in an order that changes do not affect. */
export interface PageRequest<Id = number> {
  ids?: Id[]
  sort: 'id'
  page?: number
  limit?: number
}

interface Reading {
  signal: AbortSignal
  /** The reader whose pages follow each other. */
  client: object
}

/** Reads a page by `send`, or by `page` of a list, whose next page then begins after the last record. */
export type PageReader<Row extends { id: RowId }> = (
  walk: PageRequest<Row['id']>,
) => Promise<Row[]> | { queryFn: (reading: Reading) => Promise<{ items: Row[] }> }

interface CollectOptions {
  /** Ends the collection without records; the running request is awaited and ignored. */
  signal?: AbortSignal
  onProgress?: (collected: number) => void
}

/** The selected records in their current state: the selected ids, or the whole list except some. */
export async function collectSelected<Row extends { id: RowId }>(
  { all, some }: Selection<Row>,
  list: PageReader<Row>,
  { signal, onProgress }: CollectOptions = {},
): Promise<Row[]> {
  const reading = { signal: new AbortController().signal, client: {} }
  const read = async (walk: PageRequest<Row['id']>) => {
    const page = list(walk)
    return 'queryFn' in page ? (await page.queryFn(reading)).items : page
  }
  const rows: Row[] = []
  if (!all) {
    const ids = [...some.values()].map(({ id }) => id)
    for (const chunk of batches(ids, batchSize)) rows.push(...(await read({ ids: chunk, sort: 'id' })))
    return rows
  }
  for (let page = 1; !signal?.aborted; page += 1) {
    const items = await read({ sort: 'id', page, limit: pageSize })
    rows.push(...items.filter(({ id }) => !some.has(id)))
    onProgress?.(rows.length)
    if (items.length < pageSize) return rows
  }
  return []
}
