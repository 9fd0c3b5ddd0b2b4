import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'

const cards = (page: Page) => page.locator('[data-card]')
const readIds = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => (card instanceof HTMLElement ? card.dataset['card'] : '')))
const start = (page: Page) => page.getByRole('button', { name: 'Customise dashboard' })

test('applies an arrangement to the user’s other tabs', async ({ page, context }) => {
  await page.goto('./dashboards/modern')
  await expect(start(page)).toBeVisible()
  const ids = await readIds(page)
  const other = await context.newPage()
  await other.goto('./dashboards/modern')
  await expect.poll(() => readIds(other)).toEqual(ids)

  await start(page).click()
  await cards(page).first().getByRole('button', { name: 'Later' }).click()
  const expectedIds = [ids[1], ids[0], ...ids.slice(2)]
  await expect.poll(() => readIds(page)).toEqual(expectedIds)
  await expect.poll(() => readIds(other)).toEqual(expectedIds)
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(start(page)).toBeFocused()
  await expect.poll(() => readIds(other)).toEqual(ids)
  await other.close()
})

test('shows a failed card’s error in its place, and does not overwrite an arrangement that failed to load', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500 \(Internal Server Error\)|Failure 500/)
  // A rendered page would include what the calls return.
  const server = await startDedicatedServer({ ATRIUM_PAGES: 'built' })
  let isBroken = true
  const fail = { status: 500, contentType: 'application/problem+json', body: '{"status":500,"message":"broken"}' }
  await page.route(/\/api\//, (route, request) => {
    const isWanted = /\/api\/(session|settings|events)/.test(request.url())
    return isBroken && !isWanted && request.method() === 'GET' ? route.fulfill(fail) : route.fallback()
  })
  await page.goto(`${server.address}/dashboards/modern`)
  await expect(page.getByText('Could not load your layout')).toBeVisible({ timeout: 30_000 })
  await expect(start(page)).toHaveCount(0)
  const getRetryButton = (index: number) => cards(page).nth(index).getByRole('button', { name: 'Try again' })
  for (const index of [0, 1]) await expect(getRetryButton(index)).toBeVisible({ timeout: 30_000 })
  isBroken = false
  await getRetryButton(0).click()
  await expect(getRetryButton(0)).toHaveCount(0)
  await expect(getRetryButton(1)).toBeVisible()
  await expect(cards(page).first().getByRole('heading').first()).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(start(page)).toBeVisible()
  await server.end()
})
