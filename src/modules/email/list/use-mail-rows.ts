import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { Conversation } from '../contract-email.ts'
import type { ListSearch } from '../email-view.ts'
import { pageOf, windowOf, windowSize } from './row-windows.ts'

/** The rows of a list of any length, of which only the windows around the needed rows are fetched. */
export function useMailRows(search: ListSearch, total: number, needed: readonly number[]) {
  const queries = useQueryClient()
  const pages = [...new Set(needed.map((index) => pageOf(Math.min(index, Math.max(0, total - 1)))))]
  const windows = useQueries({ queries: pages.map((page) => windowOf(search, page)) })
  const loaded = new Map(windows.flatMap(({ data }, at) => (data ? [[pages[at] ?? 1, data.items] as const] : [])))

  return {
    total,
    /** How many there are as far as the windows in sight know: of a list that was not counted to its end, more and more. */
    reached: Math.max(total, ...windows.map(({ data }) => data?.total ?? 0)),
    /** A window in sight could not be fetched. */
    isBroken: windows.some(({ isError, data }) => isError && !data),
    retry: () => void Promise.all(windows.map(({ refetch }) => refetch())),
    /** Undefined while its window is on its way. */
    rowAt: (index: number): Conversation | undefined => loaded.get(pageOf(index))?.[index % windowSize],
    /** Where a conversation stands among the rows that were fetched. */
    indexOf(threadId: number | undefined) {
      for (const [page, items] of loaded) {
        const at = items.findIndex((one) => one.threadId === threadId)
        if (at >= 0) return (page - 1) * windowSize + at
      }
      return undefined
    },
    /** The rows from one to another, also those that were never in sight. */
    async rowsBetween(one: number, other: number): Promise<Conversation[]> {
      const [first, last] = [Math.min(one, other), Math.max(one, other)]
      const wanted = Array.from({ length: pageOf(last) - pageOf(first) + 1 }, (_, at) => pageOf(first) + at)
      const found = await Promise.all(wanted.map((page) => queries.ensureQueryData(windowOf(search, page))))
      const offset = (pageOf(first) - 1) * windowSize
      return found.flatMap(({ items }) => items).slice(first - offset, last - offset + 1)
    },
  }
}

export type MailRows = ReturnType<typeof useMailRows>
