import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { needsAllModules } from '#testing/project/created-project.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'
import { serveDemoCopy } from '#testing/browser/demo-copy.ts'
import { untilReady } from '#testing/browser/demo-ready.ts'

test.use({ serviceWorkers: 'allow' })

/** Console messages of requests without a network. */
const noNetwork = /Failed to load resource|ERR_|Wrong Services|Unable to preload|Failed to fetch|React Router caught/

const readCachedData = (page: Page) =>
  page.evaluate(async () => {
    const users = new Set<string | null>()
    const data = await caches.open('atrium-data')
    for (const request of await data.keys()) users.add((await data.match(request))?.headers.get('x-user') ?? null)
    return { count: (await data.keys()).length, users: [...users].filter(Boolean) }
  })

/** Waits until the worker has cached what the page loaded before. */
async function opened(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await expect.poll(async () => (await readCachedData(page)).count).toBeGreaterThan(2)
}

test.describe('offline', () => {
  // Rendered pages include their data, which the page passes to the worker; others request it.
  for (const pages of ['rendered', 'built'])
    test(
      `shows visited pages with their age, and deletes them with the session: ${pages} pages`,
      needsAllModules,
      async ({ page, context, consoleErrors }) => {
        test.slow()
        consoleErrors.allow(noNetwork)
        // A page left during a request, and one that React renders again after a failed chunk.
        consoleErrors.allow(/^uncaught: $|Minified React error #520/)
        const server = await startDedicatedServer({ ATRIUM_MODE: 'sample', ATRIUM_PAGES: pages })
        const list = `${server.address}/admin/users`
        await opened(page, list)
        const name = page.getByRole('link', { name: 'Tomasz Wieczorek' }).first()
        await expect(name).toBeVisible()

        await context.setOffline(true)
        await page.goto(list)
        await expect(name).toBeVisible()
        await expect(page.getByText(/^Offline, as of /)).toBeVisible()
        // An unknown path is handled by the application; an unvisited public page shows an error.
        await page.goto(`${server.address}/no/such/screen`)
        await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()

        await context.setOffline(false)
        await page.goto(list)
        await expect(page.getByText(/^Offline/)).toHaveCount(0)
        await page.getByRole('button', { name: 'Account' }).click()
        await page.getByRole('menuitemradio', { name: 'Tomasz Wieczorek' }).click()
        await expect.poll(async () => (await readCachedData(page)).users).toEqual(['u2'])
        await page.getByRole('button', { name: 'Account' }).click()
        await page.getByRole('menuitem', { name: 'Sign out' }).click()
        await expect(page).toHaveURL(/\/auth\//)
        expect((await readCachedData(page)).count).toBe(0)
        await server.end()
      },
    )

  test('uses a new version on the next page, and offers it on open ones', async ({ page, consoleErrors }) => {
    test.slow()
    consoleErrors.allow(noNetwork)
    const copy = await serveDemoCopy()
    await page.goto(`${copy.address}/auth/404`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    copy.release('<title>', '<meta name="version" content="Second version"><title>')
    // An open page keeps its version until the user accepts the new one.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(page.getByText('A new version is available.')).toBeVisible()
    const html = await page.evaluate(async (url) => (await fetch(url)).text(), `${copy.address}/auth/404`)
    expect(html).toContain('Second version')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => page.content().catch(() => '')).toContain('Second version')

    await copy.end()
  })
  test('removes the worker and caches of an older build in a build without a worker', async ({
    page,
    consoleErrors,
  }) => {
    // The copy has no API, which the older worker may request during the update.
    consoleErrors.allow(untilReady)
    const copy = await serveDemoCopy()
    // A file rather than a page, which would register the older build's worker again.
    await page.goto(`${copy.address}/favicon.svg`)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js')
      await navigator.serviceWorker.ready
    })
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0)
    copy.release('', '', true)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await copy.end()
  })
})
