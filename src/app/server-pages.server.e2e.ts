import { globSync } from 'node:fs'
import path from 'node:path'
import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import { expect, test } from '#testing/browser/e2e.ts'
import { enablePrefetch } from '#testing/browser/without-tour-and-prefetch.ts'
import { needsAllModules } from '#testing/project/created-project.ts'

const allPages = globSync('*/**/index.html', { cwd: path.resolve('dist/client') })
  .map((file) => `/${path.dirname(file)}`)
  .toSorted()
// The others are tested with the next commits.
const pages = takeEveryNth(allPages, 5)

// The fixture fails on console messages, such as those of the Content Security Policy, and on requests to other hosts.
for (const page of pages) {
  test(`${page} hydrates under the server’s Content Security Policy`, async ({ page: tab }) => {
    const response = await tab.goto(page)
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^;]+';/)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tab.locator('[class*="skeleton" i]')).toHaveCount(0)
    // The focused element may be rendered again.
    await expect(async () => {
      await tab.keyboard.press('Tab')
      expect(await tab.locator(':focus').count()).toBe(1)
    }).toPass()
  })
}

test('leads an unknown path to the error page', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/)
  await page.goto('/somewhere/unknown')
  await expect(page).toHaveURL(/\/auth\/404/)
  await expect(page.getByText('/somewhere/unknown')).toBeVisible()
})

test('applies a user’s settings in another browser', async ({ browser, baseURL }) => {
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
  'loads at most 200 kB of script on the first visit, and prefetches other screens when idle',
  needsAllModules,
  async ({ browser, baseURL }) => {
    // Responses of a service worker are counted uncompressed.
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
    await enablePrefetch(context)
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0)
    const scripts = () =>
      page.evaluate(() => {
        const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({ href }) => href)
        return performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name, encodedBodySize }) => ({ isAhead: ahead.includes(name), bytes: encodedBodySize }))
      })
    // Idle: one second without another script.
    let count = 0
    await expect
      .poll(
        async () => {
          const before = count
          const all = await scripts()
          count = all.length
          return all.some(({ isAhead }) => isAhead) && count === before
        },
        { intervals: [1000] },
      )
      .toBe(true)
    const sumBytes = (all: Awaited<ReturnType<typeof scripts>>) => all.reduce((sum, { bytes }) => sum + bytes, 0)
    const all = await scripts()
    const [needed, ahead] = [all.filter(({ isAhead }) => !isAhead), all.filter(({ isAhead }) => isAhead)].map(sumBytes)
    expect(needed).toBeGreaterThan(50_000)
    expect(needed).toBeLessThanOrEqual(200_000)
    // Prefetched screens of the menu; skipped by the data saver.
    expect(ahead).toBeLessThanOrEqual(1_000_000)
    await context.close()
  },
)
