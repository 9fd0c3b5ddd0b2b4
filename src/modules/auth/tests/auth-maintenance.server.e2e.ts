import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '#testing/browser/e2e.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'
import { button, field, heading, who } from './auth-e2e-steps.ts'

test('shows maintenance over every page, including sign-in, and closes it automatically', async ({
  page,
  browser,
  consoleErrors,
}) => {
  // Starts its own server and waits twice for polling.
  test.setTimeout(120_000)
  consoleErrors.allow(/503|Failed to load/)
  const server = await startDedicatedServer({})
  const file = join(server.folder, 'maintenance')
  try {
    await page.goto(`${server.address}/pages/account`)
    await expect(who(page, 'Inês Carvalho')).toBeVisible()
    await field(page, 'Full name').fill('Inês Kept')
    // Starts during the request; before the click the dialog could already cover the button.
    await page.route('**/api/account', async (route) => {
      if (route.request().method() === 'PATCH') writeFileSync(file, '')
      await route.continue()
    })
    await button(page, 'Save profile').click()
    const above = page.getByRole('dialog', { name: 'Down for maintenance' })
    await expect(above).toBeVisible()
    await page.unroute('**/api/account')

    const late = await (await browser.newContext()).newPage()
    await late.goto(`${server.address}/auth/login`)
    await expect(late.getByRole('dialog', { name: 'Down for maintenance' })).toBeVisible()
    await late.goto(`${server.address}/auth/maintenance?next=%2Fpages%2Faccount`)
    await expect(heading(late, 'Down for maintenance')).toBeVisible()

    rmSync(file)
    // Without any user action.
    await expect(above).toBeHidden({ timeout: 30_000 })
    await expect(who(page, 'Inês Kept')).toBeVisible()
    await expect(late).toHaveURL(/\/pages\/account$/, { timeout: 30_000 })
    await late.context().close()
  } finally {
    await server.end()
  }
})

test('shows maintenance on every screen, keeps the input and continues afterwards', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/503|Failed to load/)
  const server = await startDedicatedServer({})
  try {
    await page.goto(`${server.address}/pages/account`)
    await expect(who(page, 'Inês Carvalho')).toBeVisible()
    const name = field(page, 'Full name')
    await name.fill('Inês Maintained')
    const isClosed = (url: URL) => url.pathname.startsWith('/api/') || url.pathname === '/readyz'
    await page.route(isClosed, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
    await button(page, 'Save profile').click()
    const above = page.getByRole('dialog', { name: 'Down for maintenance' })
    const nextCheck = above.getByText(/Next check in \d+ seconds?\./)
    await expect(nextCheck).toBeVisible()
    const refused = page.waitForResponse((response) => response.url().endsWith('/readyz'))
    await button(above, 'Check now').click()
    // A check that is still under way would reach the server after `unroute`.
    await refused
    await expect(nextCheck).toBeVisible()
    await page.unroute(isClosed)
    await button(above, 'Check now').click()
    await expect(above).toBeHidden()
    await expect(who(page, 'Inês Maintained')).toBeVisible()
  } finally {
    await server.end()
  }
})
