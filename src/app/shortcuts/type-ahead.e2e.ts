import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { needsAllModules } from '#testing/project/of-all-modules.ts'

// As fast as somebody types who knows the keys.
const delay = 40

/** Opens a screen on which nothing has been loaded yet that a shortcut could open, on a line that is slow from then on. */
async function openOnSlowLine(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.route('**/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
}

test('what is typed after the key of the palette is searched for', needsAllModules, async ({ page }) => {
  await openOnSlowLine(page, './apps/email')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('chats', { delay })
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toHaveValue('chats')
  await expect(page).not.toHaveURL(/compose/)
})

test('what is typed after the key of a new message is its recipient', needsAllModules, async ({ page }) => {
  await openOnSlowLine(page, './apps/email')
  await page.keyboard.press('c')
  await page.keyboard.type('amina', { delay })
  await expect(page.getByRole('combobox', { name: 'To' })).toHaveValue('amina')
})

test('what is typed after the key of a reply is its text', needsAllModules, async ({ page }) => {
  await openOnSlowLine(page, './apps/tickets?ticket=1')
  await page.keyboard.press('r')
  await page.keyboard.type('Dear all', { delay })
  await expect(page.getByRole('textbox', { name: 'Public reply' })).toHaveText('Dear all')
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('Escape gives the keys back to the screen', needsAllModules, async ({ page }) => {
  await openOnSlowLine(page, './apps/email')
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
