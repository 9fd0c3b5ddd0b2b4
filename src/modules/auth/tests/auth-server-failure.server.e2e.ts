import type { Page, Route } from '@playwright/test'
import type { Problem, ErrorCode } from '#platform/errors/failure.ts'
import { expect, expectAccessible, test } from '#testing/browser/e2e.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'
import { account, button, field, who } from './auth-e2e-steps.ts'

const failWith = (status: number, errorCode: ErrorCode) => (route: Route) => {
  const json: Problem = { type: 'about:blank', title: 'In trouble', status, message: 'In trouble', errorCode }
  return route.fulfill({ status, json })
}

const saving = '**/api/account'

async function typeName(page: Page, name: string, fieldName = account) {
  await page.goto(fieldName)
  await expect(who(page, 'Inês Carvalho')).toBeVisible()
  await field(page, 'Full name').fill(name)
}

for (const { status, errorCode, says } of [
  { status: 507, errorCode: 'full', says: /^The server is out of storage space/ },
  { status: 503, errorCode: 'outcome_unknown', says: /^Your change may not have been saved/ },
] as const) {
  test(`keeps the input and reports the failure of a save (${errorCode})`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/50[37]|Failed to load/)
    await typeName(page, 'Inês Kept')
    let requestCount = 0
    await page.route(saving, async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      requestCount += 1
      await failWith(status, errorCode)(route)
    })
    await button(page, 'Save profile').click()
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(says)).toBeVisible()
    await expect(field(page, 'Full name')).toHaveValue('Inês Kept')
    await expectAccessible(page)
    // A request that may have succeeded is not retried.
    expect(requestCount).toBe(1)
  })
}

test('retries silently while the server is busy, and covers the page while the database is down', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/503|Failed to load/)
  const server = await startDedicatedServer({})
  try {
    await typeName(page, 'Inês Patient', `${server.address}/pages/account`)
    await page.route(saving, failWith(503, 'busy'), { times: 2 })
    await button(page, 'Save profile').click()
    await expect(who(page, 'Inês Patient')).toBeVisible()

    await field(page, 'Full name').fill('Inês Back')
    const anything = /\/(api\/|readyz)/
    await page.route(anything, failWith(503, 'database'))
    await button(page, 'Save profile').click()
    const above = page.getByRole('dialog', { name: 'Down for maintenance' })
    await expect(above).toContainText('cannot reach its database')
    await expectAccessible(page)
    await page.unroute(anything)
    await above.getByRole('button', { name: 'Check now' }).click()
    await expect(above).toBeHidden()
    await expect(who(page, 'Inês Back')).toBeVisible()
  } finally {
    await server.end()
  }
})
