import { once } from 'node:events'
import path from 'node:path'
import { expect, test as base } from '#testing/browser/e2e.ts'
import { needsAllModules } from '#testing/project/created-project.ts'
import { staticServer } from '#scripts/lib/build/static-server.mjs'

const folder = '/some/where/'

/** The demo served by a static host from a subfolder. */
const test = base.extend<{ site: string }>({
  site: async ({ page }, provide) => {
    const server = staticServer(path.resolve('dist/demo'), folder).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The static server has no port')
    await provide(`http://127.0.0.1:${address.port}${folder}`)
    // Prefetches after closing the server would log errors.
    await page.goto('about:blank')
    server.close()
  },
})

test('works below a path: pages, pictures, links and the API', needsAllModules, async ({ page, site }) => {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  await page.goto(site)
  await expect(page).toHaveURL(/\/some\/where\/dashboards\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('navigation').getByRole('link').last().click()
  await expect(page).toHaveURL(new RegExp(`^${site}.+`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(async () => (await fetch('/api/session')).status)).toBe(200)
  expect(failed).toEqual([])
})
