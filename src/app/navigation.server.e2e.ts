import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import { expect, test } from '#testing/browser/e2e.ts'
import { enablePrefetch } from '#testing/browser/without-tour-and-prefetch.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'

const built = readFileSync(path.resolve('dist/client/screens.json'), 'utf8')
const ofMenu = Object.keys(z.record(z.string(), z.array(z.string())).parse(JSON.parse(built)))
// The others are tested with the next commits.
const screens = takeEveryNth(ofMenu, 7)

/** Requests that depend on others, or are sent twice, with the reason. */
const exceptions = [
  { on: /^\/dashboards\/modern$/, calls: /./, reason: 'Which cards there are is part of the first response' },
  { on: /\/posts$/, calls: /\/posts$/, reason: 'The newest, the featured and the most read are three lists' },
  { on: /./, calls: /\/messages$/, reason: 'Which conversation opens is part of the list of all' },
]

interface Call {
  endpoint: string
  /** Sent after other requests were answered. */
  isLate: boolean
}

const getEndpoint = (address: string) =>
  new URL(address).pathname.replaceAll(/\/(?:\d+|[\da-f]{8}-[\da-f-]{27})(?=\/|$)/g, '/:id')

const isCall = (address: string) => new URL(address).pathname.startsWith('/api/')

// On the shared server, changes by other tests send events, to which screens answer with requests.
let server: Awaited<ReturnType<typeof startDedicatedServer>>
test.beforeAll(async () => {
  server = await startDedicatedServer({})
})
test.afterAll(() => server.end())

/** Waits several turns of the page's event loop, whose duration grows with the machine's load. */
const idleTurns = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })

/** Resolves when only API requests are pending, no new request was sent, and the page is idle. */
function trackIdle(page: Page) {
  const loading = new Set<string>()
  let requestCount = 0
  page.on('request', (request) => {
    requestCount += 1
    if (!isCall(request.url())) loading.add(request.url())
  })
  page.on('requestfinished', (request) => loading.delete(request.url()))
  page.on('requestfailed', (request) => loading.delete(request.url()))
  return async () => {
    let before = -1
    const isQuiet = async () => {
      await idleTurns(page)
      const isSame = loading.size === 0 && requestCount === before
      before = requestCount
      return isSame
    }
    await expect.poll(isQuiet, { intervals: [300], timeout: 120_000 }).toBe(true)
  }
}

/** Opens another screen of the menu, and waits until it is idle. */
async function openElsewhere(page: Page, screen: string) {
  const quiet = trackIdle(page)
  const link = page.locator(`#sidebar a[href="${screen}"]`)
  await page.goto(server.address + (ofMenu.find((other) => other !== screen) ?? '/'))
  await expect(link).toBeVisible()
  await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0)
  // Pointer tracking is loaded on the first movement.
  await page.getByRole('heading', { level: 1 }).hover()
  await quiet()
  return { link, quiet }
}

/** The data requests of a screen. Responses are held back until all independent requests were sent. */
async function recordCalls(page: Page, screen: string) {
  const { link, quiet } = await openElsewhere(page, screen)
  const calls: Call[] = []
  let isLate = false
  let hasWritten = false
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/**', async (route, request) => {
    // Requests after a write, such as marking as read, are not part of the first view.
    if (request.method() !== 'GET') hasWritten = true
    // Excludes images, whose URLs come from the data.
    if (hasWritten || request.resourceType() !== 'fetch' || request.url().includes('/api/events'))
      return route.continue()
    const call = { endpoint: getEndpoint(request.url()), isLate }
    await released
    const response = await route.fetch()
    if (response.headers()['content-type']?.startsWith('application/json')) calls.push(call)
    return route.fulfill({ response })
  })
  await link.click()
  await quiet()
  isLate = true
  release()
  await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0)
  await quiet()
  return calls
}

for (const screen of screens)
  test(`${screen} sends all requests at once, and none twice`, async ({ page }) => {
    const calls = await recordCalls(page, screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const knownExceptions = exceptions.filter(({ on }) => on.test(screen))
    const unknown = calls.filter(({ endpoint }) => !knownExceptions.some((fragment) => fragment.calls.test(endpoint)))
    expect(unknown.filter(({ isLate }) => isLate)).toEqual([])
    const endpoints = unknown.map(({ endpoint }) => endpoint).toSorted()
    expect(endpoints).toEqual([...new Set(endpoints)])
  })

test('prefetches the data of a screen when its link is hovered', async ({ page, context }) => {
  await enablePrefetch(context)
  const [screen = '/'] = ofMenu.filter((path) => path.startsWith('/apps/'))
  const { link } = await openElsewhere(page, screen)
  const requested = page.waitForRequest((request) => isCall(request.url()))
  await link.hover()
  await requested
  await expect(page).not.toHaveURL(new RegExp(`${screen}$`))
})
