import { expect, test } from '#testing/browser/e2e.ts'
import { typing } from '#testing/browser/slow-network.ts'

test('repeats a click on New ticket that comes before hydration, and keeps the text typed since', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  // The code of the screen, without which nothing is hydrated; buttons are watched before.
  await page.route(/\/assets\/tickets-screen-.*\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/apps/tickets', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'New ticket' }).click()
  await page.keyboard.type('No power', typing)
  gate.resolve()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('input:focus, textarea:focus')).toHaveValue('No power')
})
