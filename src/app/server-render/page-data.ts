import type { QueryClient } from '@tanstack/react-query'
import { rendering } from '#platform/web/settings/rendering.ts'
import { pageDataId } from './page-data-id.ts'
import type { Settings } from '#platform/web/settings/settings-schema.ts'

/** An answer of the API, as it is kept under its key. */
interface Answer {
  queryKey: readonly unknown[]
  data: unknown
  /** In milliseconds since 1970. */
  updatedAt: number
}

/** What the server sends along with a page that it rendered for a person. */
export interface PageData {
  answers: Answer[]
  /** The settings that the page was rendered with. */
  settings: Settings
  /** When it was rendered, in milliseconds since 1970. */
  renderedAt: number
}

/** The element that carries the data: a data block, which no browser runs as a script. */
export const dataBlock = (data: PageData) =>
  `<script type="application/json" id="${pageDataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** What has been answered, for the page's data. */
export const answersOf = (queries: QueryClient): Answer[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, updatedAt: state.dataUpdatedAt }))

/** Takes over what came along with this page, so that nothing of it is asked for again. */
export function takePageData(block: HTMLElement, queries: QueryClient) {
  // Written by `dataBlock` of the same build.
  const data: PageData = JSON.parse(block.textContent ?? '')
  block.remove()
  rendering.settings = data.settings
  rendering.at = data.renderedAt
  for (const { queryKey, data: answer, updatedAt } of data.answers)
    queries.setQueryData(queryKey, answer, { updatedAt })
}
