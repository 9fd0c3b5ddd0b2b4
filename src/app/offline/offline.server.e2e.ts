import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { needsAllModules } from '#testing/project/of-all-modules.ts'
import { ownServer } from '#testing/servers/own-server.ts'
import { builtCopy } from '#testing/browser/built-copy.ts'
import { untilReady } from '#testing/browser/demo-ready.ts'

test.use({ serviceWorkers: 'allow' })

/** What the console says of calls that found no network. */
const noNetwork = /Failed to load resource|ERR_|Wrong Services|Unable to preload|Failed to fetch|React Router caught/

const kept = (page: Page) =>
  page.evaluate(async () => {
    const users = new Set<string | null>()
    const data = await caches.open('atrium-data')
    for (const request of await data.keys()) users.add((await data.match(request))?.headers.get('x-user') ?? null)
    return { count: (await data.keys()).length, users: [...users].filter(Boolean) }
  })

/** Until the worker holds what the page had read before there was one. */
async function opened(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await expect.poll(async () => (await kept(page)).count).toBeGreaterThan(2)
}

test.describe('without a connection', () => {
  test(
    'what was seen can be read, says from when it is, and is gone with whom it belonged to',
    needsAllModules,
    async ({ page, context, complaints }) => {
      test.slow()
      complaints.allow(noNetwork)
      // A page that is left while it waits, and one that React draws once more since a part of it did not come.
      complaints.allow(/^uncaught: $|Minified React error #520/)
      const server = await ownServer({ ATRIUM_MODE: 'sample' })
      const list = `${server.address}/admin/users`
      await opened(page, list)
      const name = page.getByRole('link', { name: 'Tomasz Wieczorek' }).first()
      await expect(name).toBeVisible()

      await context.setOffline(true)
      await page.goto(list)
      await expect(name).toBeVisible()
      await expect(page.getByText(/^Offline, as of /)).toBeVisible()
      // An address that has no page of its own is drawn by the application, and a public one never seen says why not.
      await page.goto(`${server.address}/no/such/screen`)
      await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()

      await context.setOffline(false)
      await page.goto(list)
      await expect(page.getByText(/^Offline/)).toHaveCount(0)
      await page.getByRole('button', { name: 'Account' }).click()
      await page.getByRole('menuitemradio', { name: 'Tomasz Wieczorek' }).click()
      await expect.poll(async () => (await kept(page)).users).toEqual(['u2'])
      await page.getByRole('button', { name: 'Account' }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(/\/auth\//)
      expect((await kept(page)).count).toBe(0)
      await server.end()
    },
  )

  test('a new version is there at the next page, and offered where one is open', async ({ page, complaints }) => {
    test.slow()
    complaints.allow(noNetwork)
    const copy = await builtCopy()
    await page.goto(`${copy.address}/auth/404`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    copy.release('<title>', '<meta name="version" content="Second version"><title>')
    // Offered, not forced: the open page stays as it is until somebody wants the other.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(page.getByText('A new version is available.')).toBeVisible()
    const html = await page.evaluate(async (url) => (await fetch(url)).text(), `${copy.address}/auth/404`)
    expect(html).toContain('Second version')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => page.content().catch(() => '')).toContain('Second version')

    await copy.end()
  })
  test('a build without a worker takes the older one away, with all that it kept', async ({ page, complaints }) => {
    // The copy has no API, which the older worker may ask while the other one comes.
    complaints.allow(untilReady)
    const copy = await builtCopy()
    // A file, since a page of the older build would bring its worker back.
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
