import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import { rendering } from '#platform/web/settings/rendering.ts'
import { pageDataId } from './page-data-id.ts'
import type { Settings } from '#platform/web/settings/settings-schema.ts'

/** What the server sends along with a page that it rendered for a person. */
export interface PageData {
  queries: DehydratedState
  /** The settings that the page was rendered with. */
  settings: Settings
  /** When it was rendered, in milliseconds since 1970. */
  renderedAt: number
}

/** The element that carries the data: a data block, which no browser runs as a script. */
export const dataBlock = (data: PageData) =>
  `<script type="application/json" id="${pageDataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** Takes over what came along with this page, so that nothing of it is asked for again. */
export function takePageData(block: HTMLElement, queries: QueryClient) {
  // Written by `dataBlock` of the same build.
  const data: PageData = JSON.parse(block.textContent ?? '')
  block.remove()
  rendering.settings = data.settings
  rendering.at = data.renderedAt
  hydrate(queries, data.queries)
}
