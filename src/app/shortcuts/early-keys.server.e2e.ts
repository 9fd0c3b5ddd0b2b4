import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { needsAllModules } from '#testing/project/created-project.ts'

/** Opens a rendered page whose scripts wait for the returned function. */
async function openWithoutScripts(page: Page, path: string) {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return scripts.resolve
}

test('opens the search with keys pressed before the scripts arrive', async ({ page }) => {
  const startScripts = await openWithoutScripts(page, '/')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('chats')
  startScripts()
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toHaveValue('chats')
})

test('runs a shortcut of the screen pressed before it is hydrated', needsAllModules, async ({ page }) => {
  const startScripts = await openWithoutScripts(page, '/apps/contacts')
  await page.keyboard.press('/')
  await page.keyboard.type('amina')
  startScripts()
  await expect(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('amina')
})
