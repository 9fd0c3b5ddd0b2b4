import type { Browser } from '@playwright/test'
import { noTours } from '#platform/web/settings/storage-key.ts'
import { expect, test } from '#testing/browser/e2e.ts'

/** A new browser, signed in as a sample user without saved settings. */
async function openBrowser(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })
  await context.addInitScript((key) => localStorage.removeItem(key), noTours)
  const page = await context.newPage()
  const { users } = await (await page.request.get('/api/session')).json()
  await page.request.put('/api/session', { data: { userId: users.at(-1).id }, headers: { origin: baseURL ?? '' } })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Account' })).toContainText(users.at(-1).name)
  return page
}

test('applies settings and the finished tour to a second browser', async ({ browser, baseURL }) => {
  const otherPage = await openBrowser(browser, baseURL)
  const card = otherPage.getByRole('complementary', { name: 'Getting started' })
  let at = 100
  await expect(async () => {
    at += 10
    await otherPage.mouse.move(at, 300)
    await expect(card).toBeVisible({ timeout: 1000 })
  }).toPass()
  await card.getByRole('button', { name: 'Close and do not show again' }).click()
  const saved = otherPage.waitForRequest(
    (request) => request.url().endsWith('/api/settings') && request.method() === 'PUT',
  )
  await otherPage.getByRole('button', { name: 'Dark mode' }).click()
  const response = await (await saved).response()
  expect(response?.status()).toBe(204)

  const other = await openBrowser(browser, baseURL)
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark')
  await other.mouse.move(300, 300)
  await other.mouse.move(310, 310)
  await other.keyboard.press('Control+k')
  await expect(other.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
  await expect(other.getByRole('complementary', { name: 'Getting started' })).toHaveCount(0)
  await otherPage.context().close()
  await other.context().close()
})
