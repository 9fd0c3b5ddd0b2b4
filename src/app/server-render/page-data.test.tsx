import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { peopleSourcesQuery } from '#platform/web/session/people.ts'
import { defaults } from '#platform/web/settings/settings-schema.ts'
import { listResponses } from '#app/offline/included-responses.ts'
import { collectQueryData, dataBlock, restorePageData } from './page-data.ts'
import { readPaths } from './read-paths.ts'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const pageData = { userId: 'u1', settings: defaults, renderedAt: Date.now(), timeZone, languages: ['en'], change: 7 }

const none = { take: () => undefined, rest: () => [] }

/** The element with a page's data. */
function findBlock(html: string) {
  const template = document.createElement('template')
  template.innerHTML = html
  const block = template.content.querySelector<HTMLElement>('script')
  if (!block) throw new Error('There is no data')
  return block
}

test('restores the responses of a page in the browser, and follows later changes', async () => {
  const [server, browser] = [new QueryClient(), new QueryClient()]
  server.setQueryData(['things', 'list', {}], [{ id: 1, name: '</script><b>' }])
  const block = findBlock(dataBlock({ ...collectQueryData(server, none), ...pageData }))
  expect(await restorePageData(block, browser)).toMatchObject({ data: { change: 7 }, isInZone: true })
  expect(browser.getQueryData(['things', 'list', {}])).toEqual([{ id: 1, name: '</script><b>' }])
})

test('loads the sources of people, which are code, before hydration', async () => {
  const [server, browser] = [new QueryClient(), new QueryClient()]
  await server.prefetchQuery(
    peopleSourcesQuery([async () => ({ default: { find: async () => [], path: (id) => id } })]),
  )
  const responses = collectQueryData(server, none)
  expect(responses).toEqual({ queryResults: [], otherResponses: [], hasPeopleSources: true })
  await restorePageData(findBlock(dataBlock({ ...responses, ...pageData })), browser)
  expect(browser.getQueryState(peopleSourcesQuery([]).queryKey)?.status).toBe('success')
})

test('reports a page rendered in another time zone', async () => {
  const other = timeZone === 'Pacific/Apia' ? 'UTC' : 'Pacific/Apia'
  const block = findBlock(dataBlock({ ...collectQueryData(new QueryClient(), none), ...pageData, timeZone: other }))
  expect(await restorePageData(block, new QueryClient())).toMatchObject({ isInZone: false })
})

test('names the responses in a page by their paths, for offline reading', async () => {
  const jsonResponse = (body: unknown, headers: Record<string, string> = {}) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } })
  const responses: Record<string, Response> = {
    '/api/things/1': jsonResponse({ id: 1 }),
    '/api/things?page=2': jsonResponse([{ id: 1 }], { 'x-total-count': '9', 'x-total-count-is': 'at-least' }),
    '/api/entries': jsonResponse([3, 2]),
    '/api/entries?before=2': jsonResponse([1]),
    '/api/secrets': jsonResponse({ secret: 1 }, { 'cache-control': 'no-store' }),
    '/api/dates': jsonResponse({ day: '2026-01-01' }),
  }
  const reads = readPaths(async ({ url }) => responses[new URL(url).pathname + new URL(url).search] ?? jsonResponse({}))
  const read = async (path: string) => (await reads.send(new Request(`http://atrium.test${path}`))).json()

  const [server, browser] = [new QueryClient(), new QueryClient()]
  server.setQueryData(['thing'], await read('/api/things/1'))
  server.setQueryData(['things page'], { items: await read('/api/things?page=2'), total: 9, isLeast: true })
  const pages = [await read('/api/entries'), await read('/api/entries?before=2')]
  server.setQueryData(['entries'], { pages, pageParams: [0, 2] })
  server.setQueryData(['secrets'], await read('/api/secrets'))
  // The query has changed the response.
  await read('/api/dates')
  server.setQueryData(['dates'], { year: 2026 })

  const block = findBlock(dataBlock({ ...collectQueryData(server, reads), ...pageData }))
  const { data } = await restorePageData(block, browser)
  expect(listResponses(data)).toEqual([
    { path: '/api/things/1', body: { id: 1 }, headers: {} },
    {
      path: '/api/things?page=2',
      body: [{ id: 1 }],
      headers: { 'x-total-count': '9', 'x-total-count-is': 'at-least' },
    },
    { path: '/api/entries', body: [3, 2], headers: {} },
    { path: '/api/entries?before=2', body: [1], headers: {} },
    { path: '/api/dates', body: { day: '2026-01-01' }, headers: {} },
  ])
})
