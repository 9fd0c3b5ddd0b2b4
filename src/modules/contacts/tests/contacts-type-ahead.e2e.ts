import { expect, test } from '#testing/browser/e2e.ts'
import { openOnSlowNetwork, typing } from '#testing/browser/slow-network.ts'

test('keeps text typed after a click on New contact before the form is loaded', async ({ page }) => {
  const button = page.getByRole('link', { name: 'New contact' })
  await openOnSlowNetwork(page, './apps/contacts', button)
  await button.click()
  await page.keyboard.type('Eleanor', typing)
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Eleanor')
})
