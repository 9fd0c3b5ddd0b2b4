import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { enablePrefetch } from '#testing/browser/without-tour-and-prefetch.ts'
import { openOnSlowNetwork, typing } from '#testing/browser/slow-network.ts'

const screen = './apps/email'

test('text typed right after the palette shortcut becomes the search', async ({ page }) => {
  await openOnSlowNetwork(page, screen)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('chats', typing)
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toHaveValue('chats')
  await expect(page).not.toHaveURL(/compose/)
})

test('text typed right after the shortcut of a new message becomes its recipient', async ({ page }) => {
  await openOnSlowNetwork(page, screen)
  await page.keyboard.press('c')
  await page.keyboard.type('amina', typing)
  await expect(page.getByRole('combobox', { name: 'To' })).toHaveValue('amina')
})

test('shortcuts work again after Escape closes the palette', async ({ page }) => {
  await openOnSlowNetwork(page, screen)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test.describe('without a service worker, which hides requests', () => {
  test.use({ serviceWorkers: 'block' })

  /** The scripts that the page has loaded. */
  const scriptsOf = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith('.js')),
    )

  test('the code of the composer is loaded before it is opened', async ({ page, context }) => {
    const opened = async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    await opened(screen)
    const list = await scriptsOf(page)
    await opened(`${screen}?compose=new`)
    await expect(page.getByRole('combobox', { name: 'To' })).toBeVisible()
    const composer = (await scriptsOf(page)).filter((file) => !list.includes(file))
    expect(composer).not.toEqual([])
    await enablePrefetch(context)
    await opened(screen)
    const missing = async () => {
      const loaded = await scriptsOf(page)
      return composer.filter((file) => !loaded.includes(file))
    }
    await expect.poll(missing).toEqual([])
    await expect(page).not.toHaveURL(/compose/)
  })
})
