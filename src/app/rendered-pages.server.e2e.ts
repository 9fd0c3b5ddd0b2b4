import type { Browser, BrowserContextOptions } from '@playwright/test'
import * as z from 'zod'
import { languages, offeredLanguages } from '#platform/i18n/languages.ts'
import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import { expect, test } from '#testing/browser/e2e.ts'
import { findRecordAddresses } from '#testing/browser/pages/record-addresses.ts'
import { findData, readData, recordScreens, screens, startPath as start } from '#testing/browser/pages/rendered-page.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'

const first = screens[0] ?? '/'
// Lines further down may depend on the window size.
const firstLines = 12
// The others are tested with the next commits.
const inTurn = takeEveryNth(screens, 7)
const addresses = screens.includes(start) ? ['/', ...inTurn] : inTurn

// Differs from the server's.
const zone = 'America/New_York'
const zoneCookie = `atrium_time_zone=${encodeURIComponent(zone)}`

const Session = z.object({ user: z.object({ id: z.string() }) })

/** The user that a page was rendered for. */
const parsePage = (html: string) =>
  Session.parse(readData(html).queryResults.find(({ queryKey }) => queryKey[0] === 'session')?.data).user.id

let server: Awaited<ReturnType<typeof startDedicatedServer>>
test.beforeAll(async () => {
  server = await startDedicatedServer({ ATRIUM_PAGES: 'rendered' })
})
test.afterAll(() => server.end())

async function openIn(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ serviceWorkers: 'block', timezoneId: zone, ...options })
  await context.addCookies([{ name: 'atrium_time_zone', value: encodeURIComponent(zone), url: server.address }])
  return { context, page: await context.newPage() }
}

/** Checks that a page has the screen's content, and that the browser shows the same without a request for data. */
async function expectData(browser: Browser, address: string) {
  const still = await openIn(browser, { javaScriptEnabled: false })
  await still.page.goto(server.address + address)
  await expect(still.page.getByRole('heading', { level: 1 })).toBeVisible()
  const served = (await still.page.locator('main').innerText()).split('\n')
  await still.context.close()

  const { context, page } = await openIn(browser)
  const errors: string[] = []
  const calls: string[] = []
  let hasWritten = false
  page.on('pageerror', (error) => errors.push(error.message))
  // After a write, such as counting a view, the screen follows the change.
  page.on('request', (request) => (hasWritten ||= request.method() !== 'GET'))
  // Excludes images, which the browser loads itself.
  page.on('response', (response) => {
    const isData = response.headers()['content-type']?.startsWith('application/json')
    const { pathname } = new URL(response.url())
    // The stream of events makes the user present, and then says that the list of those present has changed.
    if (isData && !hasWritten && pathname !== '/api/presence') calls.push(pathname)
  })
  // The first request after hydration.
  const alive = page.waitForRequest(/\/api\/events/)
  const response = await page.goto(server.address + address)
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await alive
  await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0)
  const lines = new Set((await page.locator('main').innerText()).split('\n'))
  // Except for an editor's label, which only the browser renders.
  const gone = served.slice(0, firstLines).filter((line) => !lines.has(line))
  expect(gone.length, gone.join('\n')).toBeLessThan(2)
  expect(errors).toEqual([])
  expect(calls).toEqual([])
  await context.close()
}

for (const screen of addresses)
  test(`${screen} includes its data, and does not request it again`, ({ browser }) => expectData(browser, screen))

test.describe('a record', () => {
  let found: Awaited<ReturnType<typeof findRecordAddresses>>
  test.beforeAll(async ({ playwright }) => {
    const request = await playwright.request.newContext()
    found = await findRecordAddresses(request, server.address)
    await request.dispose()
  })

  for (const screen of takeEveryNth(recordScreens, 4))
    test(`${screen} includes its data, and does not request it again`, async ({ browser }) => {
      const address = found.get(screen)
      test.skip(address === undefined, 'No link leads to such a record of the sample')
      await expectData(browser, address ?? screen)
    })
})

test('renders separate pages for concurrent users, without caching', async ({ playwright }) => {
  const headers = { cookie: zoneCookie }
  const people = await Promise.all(
    ['u1', 'u2', 'u3'].map(async (userId) => {
      const request = await playwright.request.newContext({ baseURL: server.address })
      await request.put('/api/session', { data: { userId } })
      const { cookies } = await request.storageState()
      const sessionCookies = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      return { userId, request, headers: { cookie: `${sessionCookies}; ${headers.cookie}` } }
    }),
  )
  const seen = new Set<string>()
  for (let turn = 0; turn < 4 || (turn < 40 && seen.size < people.length); turn += 1) {
    const pages = await Promise.all(
      people
        .flatMap((person) => [person, person])
        .map(async ({ userId, request, headers: own }) => {
          const response = await request.get(start, { headers: own })
          return { userId, html: await response.text(), caching: response.headers()['cache-control'] }
        }),
    )
    // A server under load sends some pages without data.
    for (const { userId, html, caching } of pages.filter(({ html }) => findData(html))) {
      seen.add(userId)
      expect(parsePage(html)).toBe(userId)
      expect(caching).toBe('private, no-store')
    }
  }
  expect(seen.size).toBe(people.length)
  for (const { request } of people) await request.dispose()
})

test('follows changes since the page was rendered', async ({ browser }) => {
  const { context, page } = await openIn(browser)
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await gate.promise
    await route.continue()
  })
  const response = await page.goto(server.address + first, { waitUntil: 'commit' })
  const { change } = readData((await response?.text()) ?? '')
  const stream = page.waitForRequest(/\/api\/events/)
  gate.resolve()
  // From there the server sends later changes, as tested in events.test.ts.
  expect(new URL((await stream).url()).searchParams.get('after')).toBe(String(change))
  await context.close()
})

const [, other] = offeredLanguages
if (other)
  test('hydrates in the user’s language without stored settings', async ({ browser }) => {
    const { context, page } = await openIn(browser)
    const saved = { value: { isLanguage: other }, savedAt: new Date().toISOString() }
    await context.request.put(`${server.address}/api/session`, { data: { userId: 'u2' } })
    await context.request.put(`${server.address}/api/settings`, { data: saved })
    const errors: string[] = []
    const files: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('request', (request) => files.push(request.url()))
    const alive = page.waitForRequest(/\/api\/events/)
    await page.goto(server.address + start)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await alive
    await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', languages[other].tag)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
    expect(errors).toEqual([])
    expect(files.filter((file) => /\/words-en-/.test(file))).toEqual([])
    await context.close()
  })

test('uses the time zone that the browser reported', async ({ request }) => {
  const readZone = async (name: string) => {
    const headers = { cookie: `atrium_time_zone=${encodeURIComponent(name)}` }
    return readData(await (await request.get(server.address + first, { headers })).text()).timeZone
  }
  expect(await readZone('Pacific/Apia')).toBe('Pacific/Apia')
  expect(await readZone('No/Where')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('answers many concurrent requests', async ({ request }) => {
  const responses = await Promise.all(Array.from({ length: 200 }, () => request.get(server.address + first)))
  expect(new Set(responses.map((response) => response.status()))).toEqual(new Set([200]))
})
