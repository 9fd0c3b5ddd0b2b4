import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { everyNthInTurn } from '#scripts/lib/test-run/sample.mjs'
import { expect, test } from '#testing/browser/e2e.ts'
import { ownServer } from '#testing/servers/own-server.ts'

const Guarded = z.object({ paths: z.array(z.string()) })
const guarded = Guarded.parse(JSON.parse(readFileSync(path.resolve('dist/client/guarded.json'), 'utf8')))
const screens = guarded.paths.filter((screen) => !/[:*]/.test(screen)).toSorted()
// The others have their turn with the next commits.
const inTurn = everyNthInTurn(screens, 3)

let server: Awaited<ReturnType<typeof ownServer>>
test.beforeAll(async () => {
  server = await ownServer({ ATRIUM_PAGES: 'rendered' })
})
test.afterAll(() => server.end())

for (const screen of inTurn)
  test(`${screen} comes with its data, and asks for none of it again`, async ({ browser }) => {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
    const page = await context.newPage()
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
    expect(errors).toEqual([])
    expect(calls).toEqual([])
    await context.close()
  })

test('a page holds the records of the person who asks, also without scripts, and nobody keeps it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.address}${screens.find((screen) => screen.endsWith('/contacts')) ?? screens[0]}`)
  await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0)
  await context.close()
})

test('a browser in another time zone gets the page that the build wrote', async ({ request }) => {
  const headers = { cookie: 'atrium_time_zone=Pacific%2FApia' }
  const response = await request.get(server.address + screens[0], { headers })
  expect(response.headers()['cache-control']).toBe('no-cache')
  expect(await response.text()).not.toContain('id="page-data"')
})

test('many who ask at once are all answered', async ({ request }) => {
  const responses = await Promise.all(Array.from({ length: 60 }, () => request.get(server.address + screens[0])))
  expect(new Set(responses.map((response) => response.status()))).toEqual(new Set([200]))
})
