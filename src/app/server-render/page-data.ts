import type { QueryClient } from '@tanstack/react-query'
import { rendering } from '#platform/web/settings/rendering.ts'
import { peopleSourcesQuery } from '#platform/web/session/people.ts'
import { peopleSources } from '#app/routing/modules.ts'
import { releaseFields } from './read-only-fields.ts'
import { pageDataId } from './page-data-id.ts'
import { isListed, createResponse, responsesIn } from '#app/offline/included-responses.ts'
import type { IncludedData } from '#app/offline/messages.ts'
import type { readPaths } from './read-paths.ts'
import type { Settings } from '#platform/web/settings/settings-schema.ts'

/** A response of the API with its query key. */
interface QueryData {
  queryKey: readonly unknown[]
  data: unknown
  /** In ms since 1970. */
  updatedAt: number
  /** The paths that returned the data, one for each page of an infinite list; missing if it is not their response. */
  paths?: string[]
}

/** Data embedded in a server-rendered page. */
export interface PageData extends IncludedData {
  queryResults: QueryData[]
  /** Whether the page was rendered with the sources of people, which are code. */
  hasPeopleSources: boolean
  /** The settings used for the rendering. */
  settings: Settings
  /** The time zone of the rendering. */
  timeZone: string
  /** The browser's preferred languages. */
  languages: readonly string[]
  /** Number of the last change before the first read; later changes are still to be applied. */
  change: number
}

/** The element with the data: a data block, which browsers do not execute. */
export const dataBlock = (data: PageData) =>
  `<script type="application/json" id="${pageDataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** The successful queries, for the page's data. */
export function collectQueryData(
  queries: QueryClient,
  { take, rest }: Pick<ReturnType<typeof readPaths>, 'take' | 'rest'>,
): Pick<PageData, 'queryResults' | 'otherResponses' | 'hasPeopleSources'> {
  const listPaths = (data: unknown) => {
    const paths = responsesIn(data).flatMap((response) => take(createResponse(response).body, isListed(response)) ?? [])
    return paths.length === responsesIn(data).length ? { paths } : {}
  }
  const sourcesKey = JSON.stringify(peopleSourcesQuery([]).queryKey)
  const loadedQueries = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
  const queryResults = loadedQueries
    .filter(({ queryHash }) => queryHash !== sourcesKey)
    .map(({ queryKey, state: { data, dataUpdatedAt: updatedAt } }) => ({
      queryKey,
      data,
      updatedAt,
      ...listPaths(data),
    }))
  return { queryResults, otherResponses: rest(), hasPeopleSources: queryResults.length < loadedQueries.length }
}

/**
 * Restores the embedded data, so that nothing is requested again. Returns it, and whether the page was rendered in this
 * browser's time zone.
 */
export async function restorePageData(block: HTMLElement, queries: QueryClient) {
  // Written by `dataBlock` of the same build.
  const data: PageData = JSON.parse(block.textContent ?? '')
  block.remove()
  releaseFields()
  rendering.settings = data.settings
  rendering.at = data.renderedAt
  rendering.languages = data.languages
  for (const { queryKey, data: value, updatedAt } of data.queryResults)
    queries.setQueryData(queryKey, value, { updatedAt })
  if (data.hasPeopleSources) await queries.prefetchQuery(peopleSourcesQuery(peopleSources))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { data, isInZone: data.timeZone === timeZone }
}
