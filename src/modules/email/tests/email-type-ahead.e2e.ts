import { expect, test } from '#testing/browser/e2e.ts'
import { openOnSlowLine, typing } from '#testing/browser/slow-line.ts'

const screen = './apps/email'

test('what is typed after the key of the palette is searched for', async ({ page }) => {
  await openOnSlowLine(page, screen)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('chats', typing)
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toHaveValue('chats')
  await expect(page).not.toHaveURL(/compose/)
})

test('what is typed after the key of a new message is its recipient', async ({ page }) => {
  await openOnSlowLine(page, screen)
  await page.keyboard.press('c')
  await page.keyboard.type('amina', typing)
  await expect(page.getByRole('combobox', { name: 'To' })).toHaveValue('amina')
})

test('Escape gives the keys back to the screen', async ({ page }) => {
  await openOnSlowLine(page, screen)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
