import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { peopleSourcesQuery } from '#platform/web/session/people.ts'
import { defaults } from '#platform/web/settings/settings-schema.ts'
import { answersOf, dataBlock, restorePageData } from './page-data.ts'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const taken = { settings: defaults, renderedAt: Date.now(), timeZone, languages: ['en'], change: 7 }

/** The element with a page's data. */
function blockOf(html: string) {
  const template = document.createElement('template')
  template.innerHTML = html
  const block = template.content.querySelector<HTMLElement>('script')
  if (!block) throw new Error('There is no data')
  return block
}

test('restores the answers of a page in the browser, and follows later changes', async () => {
  const [server, browser] = [new QueryClient(), new QueryClient()]
  server.setQueryData(['things', 'list', {}], [{ id: 1, name: '</script><b>' }])
  const block = blockOf(dataBlock({ ...answersOf(server), ...taken }))
  expect(await restorePageData(block, browser)).toEqual({ change: 7, isInZone: true })
  expect(browser.getQueryData(['things', 'list', {}])).toEqual([{ id: 1, name: '</script><b>' }])
})

test('loads the sources of people, which are code, before hydration', async () => {
  const [server, browser] = [new QueryClient(), new QueryClient()]
  await server.prefetchQuery(
    peopleSourcesQuery([async () => ({ default: { find: async () => [], path: (id) => id } })]),
  )
  const answers = answersOf(server)
  expect(answers).toEqual({ answers: [], hasPeopleSources: true })
  await restorePageData(blockOf(dataBlock({ ...answers, ...taken })), browser)
  expect(browser.getQueryState(peopleSourcesQuery([]).queryKey)?.status).toBe('success')
})

test('reports a page rendered in another time zone', async () => {
  const other = timeZone === 'Pacific/Apia' ? 'UTC' : 'Pacific/Apia'
  const block = blockOf(dataBlock({ ...answersOf(new QueryClient()), ...taken, timeZone: other }))
  expect(await restorePageData(block, new QueryClient())).toMatchObject({ isInZone: false })
})
