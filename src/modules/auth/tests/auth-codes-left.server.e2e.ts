import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'
import { account } from '../contract-account.ts'
import { ines } from './auth-e2e-steps.ts'

test('warns when few recovery codes are left, and links to new ones', async ({ page }) => {
  // A rendered page would include the account as it is.
  const server = await startDedicatedServer({ ATRIUM_PAGES: 'built' })
  await page.route('**/api/auth/second-factor', (route) =>
    route.fulfill({
      json: route.request().method() === 'GET' ? { owed: true, isNew: false, email: ines } : { recoveryCodesLeft: 2 },
    }),
  )
  await page.route(`**${account.base}`, async (route) => {
    const response = await route.fetch()
    const codeState = { secondFactorSince: '2026-01-05T10:00:00.000Z', recoveryCodesLeft: 0 }
    await route.fulfill({ response, json: { ...(await response.json()), ...codeState } })
  })
  await page.goto(`${server.address}/auth/two-steps/`)
  await page.locator('main p button').first().click()
  const code = page.locator('input[name="code"]')
  await expect(code).toHaveAttribute('autocomplete', 'off')
  await code.fill('abcd-efgh-jkmn')
  await code.press('Enter')
  const notice = page.getByRole('status').filter({ hasText: 'You have only 2 recovery codes left' })
  await expect(notice).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.getByRole('main').getByRole('link').last().click()
  await expect(page).toHaveURL(/\/pages\/account\/?\?tab=security$/)
  await expect(page.getByText('No codes left. Create new codes')).toBeVisible()
  await expectAccessibleInLooks(page)
  await server.end()
})
