import { api } from '../contacts-client.ts'
import type { ListQuery } from '../contacts-view.ts'

/** So many rows are fetched at a time. */
export const windowSize = 100

export const pageOf = (index: number) => Math.floor(index / windowSize) + 1

export const windowOf = (query: ListQuery, page: number) =>
  api.list.page({ query: { ...query, page, limit: windowSize } })
