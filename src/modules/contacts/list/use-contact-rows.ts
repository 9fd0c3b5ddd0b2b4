import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { ListQuery } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'
import { pageOf, windowOf, windowSize } from './row-windows.ts'

/** The rows of a list of any length, of which only the windows around the needed rows are fetched. */
export function useContactRows(query: ListQuery, total: number, needed: readonly number[]) {
  const queries = useQueryClient()
  const pages = [...new Set(needed.map((index) => pageOf(Math.min(index, Math.max(0, total - 1)))))]
  const windows = useQueries({ queries: pages.map((page) => windowOf(query, page)) })
  const loaded = new Map(windows.flatMap(({ data }, at) => (data ? [[pages[at] ?? 1, data.items] as const] : [])))

  // Trashed or restored a moment ago: out of sight before the server has answered.
  const isHere = (contact: Contact) => contact.deleted === Boolean(query.deleted)
  const leaving = [...loaded]
    .flatMap(([page, items]) => items.flatMap((contact, at) => (isHere(contact) ? [] : [(page - 1) * windowSize + at])))
    .toSorted((one, other) => one - other)

  const placeOf = (index: number) => leaving.reduce((place, gone) => (gone <= place ? place + 1 : place), index)

  return {
    total: Math.max(0, total - leaving.length),
    /** How many there are as far as the windows in sight know: of a list that was not counted to its end, more and more. */
    reached: Math.max(total, ...windows.map(({ data }) => data?.total ?? 0)),
    /** A window in sight could not be fetched. */
    isBroken: windows.some(({ isError, data }) => isError && !data),
    retry: () => void Promise.all(windows.map(({ refetch }) => refetch())),
    /** Undefined while its window is on its way. */
    rowAt(index: number): Contact | undefined {
      const place = placeOf(index)
      return loaded.get(pageOf(place))?.[place % windowSize]
    },
    /** The rows from one to another, also those that were never in sight. */
    async rowsBetween(one: number, other: number): Promise<Contact[]> {
      const [first, last] = [placeOf(Math.min(one, other)), placeOf(Math.max(one, other))]
      const wanted = Array.from({ length: pageOf(last) - pageOf(first) + 1 }, (_, at) => pageOf(first) + at)
      const found = await Promise.all(wanted.map((page) => queries.ensureQueryData(windowOf(query, page))))
      const offset = (pageOf(first) - 1) * windowSize
      return found
        .flatMap(({ items }) => items)
        .slice(first - offset, last - offset + 1)
        .filter(isHere)
    },
  }
}

export type ContactRows = ReturnType<typeof useContactRows>
