import { expect, test } from '#testing/browser/e2e.ts'
import { openWithoutScripts } from '#testing/browser/pages/open-without-scripts.ts'

test('searches contacts with keys pressed before the screen is hydrated', async ({ page }) => {
  const startScripts = await openWithoutScripts(page, '/apps/contacts')
  await page.keyboard.press('/')
  await page.keyboard.type('amina')
  startScripts()
  await expect(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('amina')
})
