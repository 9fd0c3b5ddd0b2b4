import { globSync } from 'node:fs'
import path from 'node:path'
import { everyNthInTurn } from '#scripts/lib/test-run/sample.mjs'
import { expect, test } from '#testing/browser/e2e.ts'
import { needsAllModules } from '#testing/project/of-all-modules.ts'

const allPages = globSync('*/**/index.html', { cwd: path.resolve('dist/client') })
  .map((file) => `/${path.dirname(file)}`)
  .toSorted()
// The others have their turn with the next commit.
const pages = everyNthInTurn(allPages, 2)

// The fixture fails on anything in the console, as what the Content-Security-Policy blocks, and on any foreign request.
for (const page of pages) {
  test(`${page} comes alive under the server’s policy`, async ({ page: tab }) => {
    const response = await tab.goto(page)
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^;]+';/)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tab.locator('[class*="skeleton" i]')).toHaveCount(0)
    // What has the focus may still be drawn anew.
    await expect(async () => {
      await tab.keyboard.press('Tab')
      expect(await tab.locator(':focus').count()).toBe(1)
    }).toPass()
  })
}

test('an address that nobody knows leads to the page that says so', async ({ page, complaints }) => {
  complaints.allow(/404/)
  await page.goto('/somewhere/unknown')
  await expect(page).toHaveURL(/\/auth\/404/)
  await expect(page.getByText('/somewhere/unknown')).toBeVisible()
})

test('the look follows a user to another browser', async ({ browser, baseURL }) => {
  const address = new URL('/auth/404', baseURL).href
  const [first, second] = [await browser.newContext(), await browser.newContext()]
  const [one, other] = [await first.newPage(), await second.newPage()]
  const saved = { value: { activeMode: 'dark', activeTheme: 'GREEN_THEME' }, savedAt: new Date().toISOString() }
  await one.goto(address)
  const status = await one.evaluate(
    async (body) =>
      (await fetch('/api/settings', { method: 'PUT', body, headers: { 'content-type': 'application/json' } })).status,
    JSON.stringify(saved),
  )
  expect(status).toBe(204)
  await other.goto(new URL('/', baseURL).href)
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'GREEN_THEME')
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark')
  await first.close()
  await second.close()
})

test(
  'the first visit loads at most 200 kB of script, all that comes later included',
  needsAllModules,
  async ({ browser, baseURL }) => {
    // What a service worker answers counts as large as it is unpacked.
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0)
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ encodedBodySize }) => encodedBodySize),
      )
    // Idle: a second without another script.
    let count = 0
    await expect
      .poll(
        async () => {
          const before = count
          count = (await scripts()).length
          return count > 0 && count === before
        },
        { intervals: [1000] },
      )
      .toBe(true)
    const bytes = (await scripts()).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(200_000)
    await context.close()
  },
)
