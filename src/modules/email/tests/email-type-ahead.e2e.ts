import type { Request } from '@playwright/test'
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

test('the code of the composer is loaded before it is opened', async ({ page, context }) => {
  const scriptsOf = async (path: string) => {
    const files = new Set<string>()
    const add = (request: Request) => request.resourceType() === 'script' && files.add(request.url())
    page.on('request', add)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    page.off('request', add)
    return files
  }
  const list = await scriptsOf(screen)
  const composer = [...(await scriptsOf(`${screen}?compose=new`))].filter((file) => !list.has(file))
  expect(composer).not.toEqual([])
  await enablePrefetch(context)
  const loaded = Promise.all(composer.map((file) => page.waitForRequest(file)))
  await page.goto(screen)
  await loaded
})
