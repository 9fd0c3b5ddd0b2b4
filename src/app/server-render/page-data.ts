import type { QueryClient } from '@tanstack/react-query'
import { rendering } from '#platform/web/settings/rendering.ts'
import { peopleSourcesQuery } from '#platform/web/session/people.ts'
import { peopleSources } from '#app/routing/modules.ts'
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
  /** Whether the page was rendered with the sources of people, which are code. */
  hasPeopleSources: boolean
  /** The settings that the page was rendered with. */
  settings: Settings
  /** When it was rendered, in milliseconds since 1970. */
  renderedAt: number
  /** The time zone that it was rendered in. */
  timeZone: string
  /** The languages that the browser asked for. */
  languages: readonly string[]
  /** The number of the latest change before anything of it was read: later ones are still to come. */
  change: number
}

/** The element that carries the data: a data block, which no browser runs as a script. */
export const dataBlock = (data: PageData) =>
  `<script type="application/json" id="${pageDataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** For how many milliseconds the time stands still while a page comes alive. */
const untilAlive = 10_000

const sourcesKey = JSON.stringify(peopleSourcesQuery([]).queryKey)

/** What has been answered, for the page's data. */
export function answersOf(queries: QueryClient): Pick<PageData, 'answers' | 'hasPeopleSources'> {
  const found = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
  const answers = found.filter(({ queryHash }) => queryHash !== sourcesKey)
  return {
    answers: answers.map(({ queryKey, state }) => ({ queryKey, data: state.data, updatedAt: state.dataUpdatedAt })),
    hasPeopleSources: answers.length < found.length,
  }
}

/**
 * Takes over what came along with this page, so that nothing of it is asked for again. Says from which change on the screens
 * have to follow, and whether the page has the times of this browser.
 */
export async function takePageData(block: HTMLElement, queries: QueryClient) {
  // Written by `dataBlock` of the same build.
  const data: PageData = JSON.parse(block.textContent ?? '')
  block.remove()
  rendering.settings = data.settings
  rendering.at = data.renderedAt
  setTimeout(() => delete rendering.at, untilAlive)
  rendering.languages = data.languages
  for (const { queryKey, data: answer, updatedAt } of data.answers)
    queries.setQueryData(queryKey, answer, { updatedAt })
  if (data.hasPeopleSources) await queries.prefetchQuery(peopleSourcesQuery(peopleSources))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { change: data.change, isInZone: data.timeZone === timeZone }
}
