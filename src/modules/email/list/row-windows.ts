import { api } from '../email-client.ts'
import type { ListSearch } from '../email-view.ts'

/** So many rows are fetched at a time. */
export const windowSize = 50

export const pageOf = (index: number) => Math.floor(index / windowSize) + 1

export const windowOf = (search: ListSearch, page: number) =>
  api.threads.page({ query: { ...search, page, limit: windowSize } })
