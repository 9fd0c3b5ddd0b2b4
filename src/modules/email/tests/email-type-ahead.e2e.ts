import { expect, test } from '#testing/browser/e2e.ts'
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

test('text typed right after a click on Reply becomes the reply', async ({ page }) => {
  const reply = page
    .getByRole('region', { name: 'Conversation', exact: true })
    .getByRole('button', { name: 'Reply', exact: true })
    .last()
  await openOnSlowNetwork(page, `${screen}?thread=4`, reply)
  await reply.click()
  await page.keyboard.type('See you at four', typing)
  await expect(page.getByRole('form', { name: 'Message' }).getByRole('textbox', { name: 'Text' })).toContainText(
    'See you at four',
  )
})
