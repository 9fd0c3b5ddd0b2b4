import type { QueryClient } from '@tanstack/react-query'
import { rendering } from '#platform/web/settings/rendering.ts'
import { peopleSourcesQuery } from '#platform/web/session/people.ts'
import { peopleSources } from '#app/routing/modules.ts'
import { releaseFields } from './held-fields.ts'
import { pageDataId } from './page-data-id.ts'
import type { IncludedResponse } from '#app/offline/messages.ts'
import type { Listed } from '#platform/web/api/client.ts'
import type { readPaths } from './read-paths.ts'
import type { Settings } from '#platform/web/settings/settings-schema.ts'

/** A response of the API with its query key. */
interface Answer {
  queryKey: readonly unknown[]
  data: unknown
  /** In ms since 1970. */
  updatedAt: number
  /** The paths that returned the data, one for each page of an infinite list; missing if it is not their response. */
  paths?: string[]
}

/** The responses in the data of a query: it, or its pages. */
const responsesIn = (data: unknown): unknown[] =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data && Array.isArray(data.pages)
    ? data.pages
    : [data]

const isListed = (data: unknown): data is Listed<unknown> =>
  typeof data === 'object' && data !== null && 'items' in data && 'total' in data && 'isLeast' in data

/** What a response has as its body, and its headers. */
function responseOf(data: unknown) {
  if (!isListed(data)) return { body: data, headers: {} }
  const total = { 'x-total-count': String(data.total), ...(data.isLeast && { 'x-total-count-is': 'at-least' }) }
  return { body: data.items, headers: total }
}

/** The responses of the API in a page, for offline reading. */
const responsesOf = ({ answers, otherResponses }: PageData): IncludedResponse[] => [
  ...answers.flatMap(({ data, paths = [] }) =>
    responsesIn(data)
      .slice(0, paths.length)
      .map((response, index) => ({ path: paths[index] ?? '', ...responseOf(response) })),
  ),
  ...otherResponses,
]

/** Data embedded in a server-rendered page. */
export interface PageData {
  answers: Answer[]
  /** Responses that are in no answer as they are. */
  otherResponses: IncludedResponse[]
  /** Whether the page was rendered with the sources of people, which are code. */
  hasPeopleSources: boolean
  /** The settings used for the rendering. */
  settings: Settings
  /** Time of the rendering, in ms since 1970. */
  renderedAt: number
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

/** In ms; time for which the clock stands still during hydration. */
const hydrationTime = 10_000

const sourcesKey = JSON.stringify(peopleSourcesQuery([]).queryKey)

/** The successful queries, for the page's data. */
export function answersOf(
  queries: QueryClient,
  { take, rest }: Pick<ReturnType<typeof readPaths>, 'take' | 'rest'>,
): Pick<PageData, 'answers' | 'otherResponses' | 'hasPeopleSources'> {
  const pathsOf = (data: unknown) => {
    const paths = responsesIn(data).flatMap((one) => take(responseOf(one).body, isListed(one)) ?? [])
    return paths.length === responsesIn(data).length ? { paths } : {}
  }
  const found = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
  const answers = found
    .filter(({ queryHash }) => queryHash !== sourcesKey)
    .map(({ queryKey, state: { data, dataUpdatedAt: updatedAt } }) => ({
      queryKey,
      data,
      updatedAt,
      ...pathsOf(data),
    }))
  return { answers, otherResponses: rest(), hasPeopleSources: answers.length < found.length }
}

/**
 * Restores the embedded data, so that nothing is requested again. Returns the responses in it, the number of the last
 * included change, and whether the page was rendered in this browser's time zone.
 */
export async function restorePageData(block: HTMLElement, queries: QueryClient) {
  // Written by `dataBlock` of the same build.
  const data: PageData = JSON.parse(block.textContent ?? '')
  block.remove()
  releaseFields()
  rendering.settings = data.settings
  rendering.at = data.renderedAt
  setTimeout(() => delete rendering.at, hydrationTime)
  rendering.languages = data.languages
  for (const { queryKey, data: answer, updatedAt } of data.answers)
    queries.setQueryData(queryKey, answer, { updatedAt })
  if (data.hasPeopleSources) await queries.prefetchQuery(peopleSourcesQuery(peopleSources))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return {
    responses: responsesOf(data),
    renderedAt: data.renderedAt,
    change: data.change,
    isInZone: data.timeZone === timeZone,
  }
}
