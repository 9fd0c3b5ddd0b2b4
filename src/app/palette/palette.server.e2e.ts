import type { Page } from '@playwright/test'
import { expect, test as base } from '#testing/browser/e2e.ts'
import { delayRequests } from '#testing/browser/delay-requests.ts'
import { needsAllModules } from '#testing/project/created-project.ts'
import { SearchResponse } from '#platform/contracts/search-contract.ts'

// Once a service worker controls the page, routes and events miss its requests.
const test = base.extend({
  context: async ({ browser }, provide) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    await provide(context)
    await context.close()
  },
})

const field = (page: Page) => page.getByRole('combobox', { name: 'Find anything' })
const record = (page: Page) => page.locator('[role="option"][data-record="true"]')
const asks = (word: string) => (url: URL) => url.pathname === '/api/search' && url.searchParams.get('q') === word

async function open(page: Page) {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('shows results in the frame after the response', needsAllModules, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { frame: 0, responded: -1, shown: -1 }
    Object.assign(globalThis, { seen })
    const tick = () => {
      seen.frame += 1
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    const json = Response.prototype.json
    Response.prototype.json = async function read() {
      const value: unknown = await json.call(this)
      if (this.url.includes('/api/search?')) seen.responded = seen.frame
      return value
    }
    const recordFirstResult = () => {
      if (seen.responded >= 0 && seen.shown < 0 && document.querySelector('[data-record="true"]'))
        seen.shown = seen.frame
    }
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(recordFirstResult).observe(document.body, { childList: true, subtree: true }),
    )
  })
  await open(page)
  await field(page).fill('lamp')
  await expect(record(page).first()).toBeVisible()
  const { responded, shown } = await page.evaluate<{ responded: number; shown: number }>('seen')
  expect(responded).toBeGreaterThan(0)
  expect(shown - responded).toBeLessThanOrEqual(1)
})

test('aborts the previous request, and dims its results until the new response', needsAllModules, async ({ page }) => {
  const cancelled: string[] = []
  page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).searchParams.get('q') ?? ''))
  await open(page)
  await field(page).fill('lamp')
  await expect(record(page).first()).toBeVisible()
  const before = await record(page).count()
  await page.route(asks('lamp s'), () => {})
  const release = await delayRequests(page, asks('lamp st'))
  const sent = page.waitForRequest((request) => asks('lamp s')(new URL(request.url())))
  await page.keyboard.type(' s')
  await sent
  await expect(page.locator('[data-old="true"]')).toBeVisible()
  await expect(record(page)).toHaveCount(before)
  await page.keyboard.type('t')
  await expect.poll(() => cancelled).toEqual(['lamp s'])
  release()
  await expect(page.locator('[data-old="true"]')).toHaveCount(0)
  await expect(record(page).first()).toBeVisible()
})

test('opens no result of an earlier text on Enter', needsAllModules, async ({ page }) => {
  const best = async (word: string) => {
    const { hits } = SearchResponse.parse(await (await page.request.get(`/api/search?q=${word}&limit=30`)).json())
    return hits[0]?.path ?? ''
  }
  await open(page)
  await field(page).fill('lamp')
  await expect(record(page).first()).toBeVisible()
  expect(await best('budget')).not.toBe(await best('lamp'))
  const release = await delayRequests(page, asks('budget'))
  await field(page).fill('budget')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-old="true"]')).toBeVisible()
  release()
  await expect(page).toHaveURL(await best('budget'))
})

test('reports a failed search for records, and can retry', needsAllModules, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/500/)
  await open(page)
  const lamps = asks('lamp')
  await page.route(lamps, (route) => route.fulfill({ status: 500, json: { message: 'Internal server error' } }))
  await field(page).fill('lamp')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(page.getByText('Could not search records.')).toBeVisible()
  await page.unroute(lamps)
  await again.click()
  await expect(record(page).first()).toBeVisible()
})

test('hides the titles of visited records that the user may no longer read', needsAllModules, async ({ page }) => {
  await open(page)
  await field(page).fill('lamp')
  const first = record(page).first()
  await expect(first).toBeVisible()
  const title = (await first.locator('bdi').first().textContent()) ?? ''
  await page.keyboard.press('Escape')
  await page.route('**/api/search/at?**', (route) => route.fulfill({ json: [] }))
  await page.evaluate(
    (path) => {
      const visits = JSON.parse(localStorage.getItem('atrium.visits') ?? '{}')
      for (const owner of Object.keys(visits)) visits[owner] = [path, ...visits[owner]]
      localStorage.setItem('atrium.visits', JSON.stringify(visits))
    },
    await readHref(page, title),
  )
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible()
  await expect(page.getByRole('option', { name: title })).toHaveCount(0)
})

const readHref = async (page: Page, title: string) => {
  const response = await page.request.get(`/api/search?q=${encodeURIComponent(title)}`)
  const { hits } = await response.json()
  return String(hits[0]?.path ?? '')
}
