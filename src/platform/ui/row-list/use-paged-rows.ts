import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { RowSource } from './row-source.ts'

/** Rows of a list of any length; fetches only the pages with the requested rows. */
export function usePagedRows<Query, Row>(
  source: RowSource<Query, Row>,
  query: Query,
  total: number,
  needed: readonly number[],
) {
  const { pageSize, getId, isListed = () => true } = source
  const queries = useQueryClient()
  const getPage = (at: number) => Math.floor(at / pageSize) + 1
  const read = (page: number) => source.page(query, page, pageSize)
  const pages = [...new Set(needed.map((index) => getPage(Math.min(index, Math.max(0, total - 1)))))]
  const results = useQueries({ queries: pages.map(read) })
  const loaded = new Map(results.flatMap(({ data }, at) => (data ? [[pages[at] ?? 1, data.items] as const] : [])))

  // Positions of removed rows, in ascending order.
  const removed = [...loaded]
    .flatMap(([page, items]) => items.flatMap((row, at) => (isListed(row, query) ? [] : [(page - 1) * pageSize + at])))
    .toSorted((a, b) => a - b)
  const getPosition = (index: number) => removed.reduce((at, removedIndex) => (removedIndex <= at ? at + 1 : at), index)

  return {
    total: Math.max(0, total - removed.length),
    /** The largest total of all loaded pages; grows if the total is only a lower bound. */
    maxTotal: Math.max(total, ...results.map(({ data }) => data?.total ?? 0)),
    /** Whether a requested page failed to load. */
    isBroken: results.some(({ isError, data }) => isError && !data),
    retry: () => void Promise.all(results.map(({ refetch }) => refetch())),
    /** Undefined until the page is loaded. */
    rowAt(index: number): Row | undefined {
      const at = getPosition(index)
      return loaded.get(getPage(at))?.[at % pageSize]
    },
    /** Index of a row in the loaded pages. */
    indexOf(id: number): number | undefined {
      for (const [page, items] of loaded) {
        const indexInPage = items.findIndex((row) => getId(row) === id && isListed(row, query))
        if (indexInPage < 0) continue
        const at = (page - 1) * pageSize + indexInPage
        return at - removed.filter((removedIndex) => removedIndex < at).length
      }
      return undefined
    },
    /** The rows between two indexes, including those of pages that are not loaded. */
    async rowsBetween(a: number, b: number): Promise<Row[]> {
      const [first, last] = [getPosition(Math.min(a, b)), getPosition(Math.max(a, b))]
      const pageNumbers = Array.from({ length: getPage(last) - getPage(first) + 1 }, (_, at) => getPage(first) + at)
      const pages = await Promise.all(pageNumbers.map((page) => queries.ensureQueryData(read(page))))
      const offset = (getPage(first) - 1) * pageSize
      return pages
        .flatMap(({ items }) => items)
        .slice(first - offset, last - offset + 1)
        .filter((row) => isListed(row, query))
    },
  }
}

export type PagedRows<Row> = ReturnType<typeof usePagedRows<unknown, Row>>
