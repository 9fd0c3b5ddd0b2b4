import { expect, test } from '#testing/browser/e2e.ts'
import { openWithoutScripts } from '#testing/browser/pages/open-without-scripts.ts'

test('opens the search with keys pressed before the scripts arrive', async ({ page }) => {
  const startScripts = await openWithoutScripts(page, '/')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('chats')
  startScripts()
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toHaveValue('chats')
})
