import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { needsAllModules } from '#testing/project/created-project.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('lists the working shortcuts of the menu, until single keys are turned off', needsAllModules, async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await page.keyboard.press('?')
  const rows = sheet(page).locator('section').filter({ hasText: 'Main menu' }).locator('dl > div')
  await expect(rows.first()).toBeVisible()
  const [name, keys] = await rows
    .last()
    .evaluate((row) => [
      row.querySelector('dt')?.textContent ?? '',
      [...row.querySelectorAll('kbd')].map((key) => key.textContent).join(''),
    ])
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()

  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).first()
  await page.keyboard.press((keys?.[0] ?? '').toLowerCase())
  await page.keyboard.press((keys?.[1] ?? '').toLowerCase())
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.keyboard.press('?')
  await sheet(page).getByRole('switch', { name: 'Single-key shortcuts' }).uncheck()
  await expect(rows.last()).toContainText('off')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
  await expect(sheet(page)).toHaveCount(0)
  await page.keyboard.type('>single-key')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeHidden()
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('\\"isShortcuts\\":true')
  await page.keyboard.press('?')
  await expect(sheet(page)).toBeVisible()
})
