import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { account, endSession, password, who } from './auth-e2e-steps.ts'

test('forms with errors and the email have no accessibility violations', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/)
  await page.goto('./auth/login/')
  await page.locator('form button[type="submit"]').click()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2)
  await expectAccessibleInLooks(page)
  await page.goto('./auth/register2/')
  await page.locator('form button[type="submit"]').click()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2)
  await expectAccessibleInLooks(page)
  await page.goto('./auth/forgot-password/')
  await page.locator('input[name="email"]').fill('amina.haddad@larkmoor.example')
  await page.locator('form button[type="submit"]').click()
  await page.locator('main [role="status"] button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.locator('dialog a[data-kind="filled"]').click()
  await password(page).fill('abababababab')
  await page.locator('form button[type="submit"]').click()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
  await expectAccessibleInLooks(page)
})

test('the dialog of an ended session has no accessibility violations', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/40[14]/)
  await page.goto(account)
  await expect(who(page, 'Inês Carvalho')).toBeVisible()
  await endSession(page)
  await expect(page.getByRole('dialog').locator('input[name="password"]')).toBeFocused()
  await expectAccessibleInLooks(page)
})
