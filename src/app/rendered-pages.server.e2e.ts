import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import * as z from 'zod'
import { languages, offeredLanguages } from '#platform/i18n/languages.ts'
import { everyNthInTurn } from '#scripts/lib/test-run/sample.mjs'
import { expect, test } from '#testing/browser/e2e.ts'
import { ownServer } from '#testing/servers/own-server.ts'

const Guarded = z.object({ paths: z.array(z.string()) })
const guarded = Guarded.parse(JSON.parse(readFileSync(path.resolve('dist/client/guarded.json'), 'utf8')))
const screens = guarded.paths.filter((screen) => !/[:*]/.test(screen)).toSorted()
const first = screens[0] ?? '/'
const start = screens.find((screen) => screen.startsWith('/dashboards/')) ?? first
// What stands further below may depend on the size of the window.
const firstLines = 12
// The others have their turn with the next commits.
const inTurn = everyNthInTurn(screens, 5)

// Not the server's own.
const zone = 'America/New_York'
const zoneCookie = `atrium_time_zone=${encodeURIComponent(zone)}`

const Answer = z.object({ queryKey: z.array(z.unknown()), data: z.unknown() })
const Data = z.object({ answers: z.array(Answer), timeZone: z.string(), change: z.number() })
const Session = z.object({ user: z.object({ id: z.string() }) })

/** What a page has brought along. */
const dataOf = (html: string) =>
  Data.parse(JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''))

/** Whose page it is. */
const readerOf = (html: string) =>
  Session.parse(dataOf(html).answers.find(({ queryKey }) => queryKey[0] === 'session')?.data).user.id

let server: Awaited<ReturnType<typeof ownServer>>
test.beforeAll(async () => {
  server = await ownServer({ ATRIUM_PAGES: 'rendered' })
})
test.afterAll(() => server.end())

async function openIn(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ serviceWorkers: 'block', timezoneId: zone, ...options })
  await context.addCookies([{ name: 'atrium_time_zone', value: encodeURIComponent(zone), url: server.address }])
  return { context, page: await context.newPage() }
}

for (const screen of inTurn)
  test(`${screen} comes with its data, and asks for none of it again`, async ({ browser }) => {
    const still = await openIn(browser, { javaScriptEnabled: false })
    await still.page.goto(server.address + screen)
    await expect(still.page.getByRole('heading', { level: 1 })).toBeVisible()
    const served = (await still.page.locator('main').innerText()).split('\n')
    await still.context.close()

    const { context, page } = await openIn(browser)
    const errors: string[] = []
    const calls: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    // Not pictures, which the browser fetches for itself.
    page.on('response', (response) => {
      const isData = response.headers()['content-type']?.startsWith('application/json')
      if (isData) calls.push(new URL(response.url()).pathname)
    })
    // The first thing that the page asks for once it is alive.
    const alive = page.waitForRequest(/\/api\/events/)
    const response = await page.goto(server.address + screen)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await alive
    await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0)
    const lines = new Set((await page.locator('main').innerText()).split('\n'))
    // But for the label of a text editor, which only the browser draws.
    const gone = served.slice(0, firstLines).filter((line) => !lines.has(line))
    expect(gone.length, gone.join('\n')).toBeLessThan(2)
    expect(errors).toEqual([])
    expect(calls).toEqual([])
    await context.close()
  })

test('people who ask at the same time get a page each of their own, which nobody keeps', async ({ playwright }) => {
  const headers = { cookie: zoneCookie }
  const people = await Promise.all(
    ['u1', 'u2', 'u3'].map(async (userId) => {
      const request = await playwright.request.newContext({ baseURL: server.address })
      await request.put('/api/session', { data: { userId } })
      const { cookies } = await request.storageState()
      const own = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      return { userId, request, headers: { cookie: `${own}; ${headers.cookie}` } }
    }),
  )
  for (let turn = 0; turn < 4; turn += 1) {
    const pages = await Promise.all(
      people
        .flatMap((one) => [one, one])
        .map(async ({ userId, request, headers: own }) => {
          const response = await request.get(start, { headers: own })
          return { userId, html: await response.text(), caching: response.headers()['cache-control'] }
        }),
    )
    for (const { userId, html, caching } of pages) {
      expect(readerOf(html)).toBe(userId)
      expect(caching).toBe('private, no-store')
    }
  }
  for (const { request } of people) await request.dispose()
})

test('a page follows the changes from the moment on in which it was rendered', async ({ browser }) => {
  const { context, page } = await openIn(browser)
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await gate.promise
    await route.continue()
  })
  const response = await page.goto(server.address + first, { waitUntil: 'commit' })
  const { change } = dataOf((await response?.text()) ?? '')
  const stream = page.waitForRequest(/\/api\/events/)
  gate.resolve()
  // From there on the server sends what has changed, as events.test.ts says.
  expect(new URL((await stream).url()).searchParams.get('after')).toBe(String(change))
  await context.close()
})

const [, other] = offeredLanguages
if (other)
  test('a browser that keeps no settings comes to life in the language of its user', async ({ browser }) => {
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

test('times are those of the time zone that the browser has told', async ({ request }) => {
  const zoneOf = async (name: string) => {
    const headers = { cookie: `atrium_time_zone=${encodeURIComponent(name)}` }
    return dataOf(await (await request.get(server.address + first, { headers })).text()).timeZone
  }
  expect(await zoneOf('Pacific/Apia')).toBe('Pacific/Apia')
  expect(await zoneOf('No/Where')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('many who ask at once are all answered', async ({ request }) => {
  const responses = await Promise.all(Array.from({ length: 60 }, () => request.get(server.address + first)))
  expect(new Set(responses.map((response) => response.status()))).toEqual(new Set([200]))
})
