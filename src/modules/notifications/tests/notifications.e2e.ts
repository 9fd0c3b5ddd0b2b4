import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { listPath, preferencesPath } from '../paths.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const rows = (page: Page) => page.locator('li:has(a[data-notice])')

/** The number of new notices in the bell's label. */
const readCount = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

test('shows the number of new notices, and opens them by keyboard', async ({ page, context }) => {
  await page.goto(preferencesPath)
  await expect(bell(page)).toHaveAccessibleName(/\d+ new/)
  const before = await readCount(page)
  await bell(page).focus()
  await page.keyboard.press('Enter')
  const links = panel(page).locator('a[data-notice]')
  await expect(links.first()).toBeFocused()
  await expect(panel(page).getByRole('heading', { name: 'New', exact: true })).toBeVisible()
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()

  // The other tab is updated too.
  const other = await context.newPage()
  await other.goto(listPath)
  await expect(rows(other).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(links.first()).toBeFocused()
  await expectAccessibleInLooks(page)
  await links.first().focus()
  const path = (await links.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname.endsWith(path.split('?')[0] ?? ''))
  await expect(panel(page)).toBeHidden()
  await expect.poll(() => readCount(page)).toBeLessThan(before)
  const unreadCount = await readCount(page)
  await expect.poll(() => readCount(other)).toBe(unreadCount)
  await other.close()
})

test('searches and filters the list, and undoes changes of several notices', async ({ page }) => {
  await page.goto(listPath)
  await expect(rows(page).first()).toBeVisible()
  const all = await rows(page).count()
  const unread = page.locator('li[data-unread="true"]')
  const unreadBefore = await unread.count()
  await expectAccessibleInLooks(page)

  await page.getByRole('button', { name: 'Unread', exact: true }).click()
  await expect(rows(page)).toHaveCount(unreadBefore)
  await expect(page).toHaveURL(/unread=true/)
  await page.getByRole('searchbox', { name: 'Search notifications' }).fill('no such words')
  await expect(page.getByText('No notifications found')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show all', exact: true }).click()
  await expect(rows(page)).toHaveCount(all)

  await rows(page).first().getByRole('checkbox').check()
  await rows(page).nth(1).getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 notifications deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(all)

  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('You are up to date')).toBeVisible()
  await expect(unread).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(unread).toHaveCount(unreadBefore)

  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('saves preferences at once', async ({ page, context }) => {
  await page.goto(preferencesPath)
  const boxes = page.getByRole('checkbox', { name: /: Email$/ })
  await expect(boxes.first()).toBeChecked()
  await expectAccessibleInLooks(page)
  await boxes.nth(1).uncheck()
  await page.getByRole('radio', { name: /^Immediately/ }).check()
  await expect(page.getByRole('combobox', { name: 'Time' })).toBeHidden()
  await expect(page.getByRole('radio', { name: /^Immediately/ })).toBeChecked()

  // In a second page, since leaving this one could abort the save.
  const other = await context.newPage()
  await expect(async () => {
    await other.goto(listPath)
    await expect(rows(other).first()).toBeVisible()
    await other.getByRole('link', { name: 'Preferences' }).first().click()
    await expect(other.getByRole('radio', { name: /^Immediately/ })).toBeChecked({ timeout: 2000 })
  }).toPass()
  await expect(other.getByRole('checkbox', { name: /: Email$/ }).nth(1)).not.toBeChecked()
  await other.close()

  await page.getByRole('radio', { name: /^Never/ }).check()
  await expect(boxes.nth(1)).toBeDisabled()
})
