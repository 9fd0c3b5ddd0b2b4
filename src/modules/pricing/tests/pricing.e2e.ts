import { demoReady, untilReady } from '#testing/browser/demo-ready.ts'
import { expect, expectAccessible, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './pages/pricing/'

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(untilReady))

test('switches prices without JavaScript on an accessible public page that does not overflow', async ({ page }) => {
  await page.goto('./ar/frontend-pages/pricing/')
  await page.locator('[name="period"][value="yearly"]').check()
  await expect(page.locator('.pricing-yearly').first()).toBeVisible()
  await expect(page.locator('.pricing-monthly').first()).toBeHidden()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
})

test('has no accessibility violations in a form with errors', async ({ page }) => {
  await page.goto(screen)
  await demoReady(page)
  await page.locator('article button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.locator('[name="people"]').fill('0')
  await dialog.locator('[type="submit"]').click()
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1)
  await expectAccessibleInLooks(page)
})

test('requests a plan by keyboard, shows the request, and rejects a second one on the same day', async ({ page }) => {
  await page.goto(screen)
  await demoReady(page)
  await page.getByRole('radio', { name: 'Monthly' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/period=yearly/)
  const card = page.getByRole('article', { name: 'Team support' })
  await expect(card).toContainText('£40.83')

  await card.getByRole('button', { name: 'Request Team support' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Request a plan' })
  await expect(dialog.getByRole('radio', { name: 'Yearly' })).toBeChecked()
  await dialog.getByLabel('How many people will use it?').fill('9')
  await dialog.getByLabel('Anything else we should know?').press('Control+Enter')
  await expect(page.getByText('Team support requested. We will reply by email.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(card.getByText(/^Requested on/)).toBeVisible()

  await card.getByRole('button', { name: 'Request Team support' }).press('Enter')
  await dialog.getByRole('button', { name: 'Request plan' }).press('Enter')
  await expect(dialog.getByText('You have already requested this plan today.').first()).toBeVisible()
})
