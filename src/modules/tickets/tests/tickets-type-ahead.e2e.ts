import { expect, test } from '#testing/browser/e2e.ts'
import { openOnSlowNetwork, typing } from '#testing/browser/slow-network.ts'

test('keeps text typed after the reply shortcut before the editor is loaded', async ({ page }) => {
  await openOnSlowNetwork(page, './apps/tickets?ticket=1', page.getByRole('button', { name: 'Reply', exact: true }))
  await page.keyboard.press('r')
  await page.keyboard.type('Dear all', typing)
  await expect(page.getByRole('textbox', { name: 'Public reply' })).toHaveText('Dear all')
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('keeps text typed after a click on Reply before the editor is loaded', async ({ page }) => {
  const reply = page.getByRole('button', { name: 'Reply', exact: true })
  await openOnSlowNetwork(page, './apps/tickets?ticket=1', reply)
  await reply.click()
  await page.keyboard.type('Half a day', typing)
  await expect(page.getByRole('textbox', { name: 'Public reply' })).toHaveText('Half a day')
  await expect(page.getByRole('menu')).toHaveCount(0)
})
