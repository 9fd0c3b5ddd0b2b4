import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { everyNthInTurn } from '#scripts/lib/test-run/sample.mjs'
import { expect, test } from '#testing/browser/e2e.ts'
import { withPrefetching } from '#testing/browser/without-extras.ts'

const built = readFileSync(path.resolve('dist/client/screens.json'), 'utf8')
const ofMenu = Object.keys(z.record(z.string(), z.array(z.string())).parse(JSON.parse(built)))
// The others have their turn with the next commits.
const screens = everyNthInTurn(ofMenu, 5)

/** Calls that leave only after others were answered, or are made twice, each with the reason. */
const exceptions = [
  { on: /^\/dashboards\/modern$/, calls: /./, reason: 'Which cards there are is part of the first answer' },
  { on: /\/posts$/, calls: /\/posts$/, reason: 'The newest, the featured and the most read are three lists' },
  { on: /./, calls: /\/messages$/, reason: 'Which conversation opens is part of the list of all' },
]

interface Call {
  endpoint: string
  /** It left after others had been answered. */
  isLate: boolean
}

const endpointOf = (address: string) =>
  new URL(address).pathname.replaceAll(/\/(?:\d+|[\da-f]{8}-[\da-f-]{27})(?=\/|$)/g, '/:id')

const isCall = (address: string) => new URL(address).pathname.startsWith('/api/')

/** Resolves, each time, once nothing but calls is under way, no further request has left, and the page has nothing to do. */
function quietOf(page: Page) {
  const loading = new Set<string>()
  let asked = 0
  page.on('request', (request) => {
    asked += 1
    if (!isCall(request.url())) loading.add(request.url())
  })
  page.on('requestfinished', (request) => loading.delete(request.url()))
  page.on('requestfailed', (request) => loading.delete(request.url()))
  return async () => {
    let before = -1
    const isQuiet = async () => {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      const isSame = loading.size === 0 && asked === before
      before = asked
      return isSame
    }
    await expect.poll(isQuiet, { intervals: [300] }).toBe(true)
  }
}

/** Another screen of the menu, with nothing more to come. */
async function openElsewhere(page: Page, screen: string) {
  const quiet = quietOf(page)
  const link = page.locator(`#sidebar a[href="${screen}"]`)
  await page.goto(ofMenu.find((other) => other !== screen) ?? '/')
  await expect(link).toBeVisible()
  await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0)
  // What follows the pointer loads when it is first moved.
  await page.getByRole('heading', { level: 1 }).hover()
  await quiet()
  return { link, quiet }
}

/** The calls for the data of a first view. None is answered until all that need no answer have left. */
async function callsOf(page: Page, screen: string) {
  const { link, quiet } = await openElsewhere(page, screen)
  const calls: Call[] = []
  let isLate = false
  let hasWritten = false
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/**', async (route, request) => {
    // What follows a write, as the mark of what was read, is no part of the first view.
    if (request.method() !== 'GET') hasWritten = true
    // Pictures are fetched by the browser, which knows of them from the answers.
    if (hasWritten || request.resourceType() !== 'fetch' || request.url().includes('/api/events'))
      return route.continue()
    const call = { endpoint: endpointOf(request.url()), isLate }
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
  test(`${screen} asks for everything at once, and for nothing twice`, async ({ page }) => {
    const calls = await callsOf(page, screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const known = exceptions.filter(({ on }) => on.test(screen))
    const unknown = calls.filter(({ endpoint }) => !known.some((one) => one.calls.test(endpoint)))
    expect(unknown.filter(({ isLate }) => isLate)).toEqual([])
    const endpoints = unknown.map(({ endpoint }) => endpoint).toSorted()
    expect(endpoints).toEqual([...new Set(endpoints)])
  })

test('pointing at a link asks for the data of its screen, before any click', async ({ page, context }) => {
  await withPrefetching(context)
  const [screen = '/'] = ofMenu.filter((path) => path.startsWith('/apps/'))
  const { link } = await openElsewhere(page, screen)
  const asked = page.waitForRequest((request) => isCall(request.url()))
  await link.hover()
  await asked
  await expect(page).not.toHaveURL(new RegExp(`${screen}$`))
})
