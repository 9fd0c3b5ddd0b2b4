import type { BrowserContext, Page } from '@playwright/test'
import { noTours } from '#platform/web/settings/storage-key.ts'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const card = (page: Page) => page.getByRole('complementary', { name: 'Getting started' })

/** Removes the flag that disables the tour in tests. */
const asNewcomer = (context: BrowserContext) => context.addInitScript((key) => localStorage.removeItem(key), noTours)

async function open(page: Page) {
  await page.goto('./')
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
}

/** Moves the mouse until the settings of the user are loaded. */
async function touch(page: Page) {
  let at = 100
  await expect(async () => {
    at += 10
    await page.mouse.move(at, 300)
    await expect(card(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('shows the tour once, and marks the subject of each step', async ({ page, context }) => {
  const script = await asNewcomer(context)
  await open(page)
  await expect(card(page)).toBeHidden()
  await touch(page)
  await expectAccessibleInLooks(page)
  const find = page.getByRole('button', { name: 'Find anything' })
  const outline = () => find.evaluate((button) => getComputedStyle(button).outlineStyle)
  expect(await outline()).toBe('solid')
  await card(page).getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeVisible()
  for (let step = 0; step < 3; step += 1) await card(page).getByRole('button', { name: 'Next' }).click()
  await expect(card(page)).toContainText('4 of 4')
  await expect(card(page).getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
  await expect(card(page)).toHaveCount(0)
  await script.dispose()
})

test('pauses the tour on other screens', async ({ page, context }) => {
  const script = await asNewcomer(context)
  await open(page)
  await touch(page)
  const screen = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').last()
  await screen.click()
  await expect(card(page)).toBeHidden()
  await page.goBack()
  await expect(card(page)).toBeVisible()
  await script.dispose()
})
