import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

// The demo creates its data at the first start.
const patient = { timeout: 30_000 }

const entries = (page: Page) => page.getByRole('main').getByRole('listitem')

async function open(page: Page, search = '') {
  await page.goto(`./admin/audit/${search}`)
  await expect(entries(page).first()).toBeVisible(patient)
}

/** Saves a setting through the API. */
const change = (page: Page, activeMode: string, second: number) =>
  page.evaluate(
    async ([mode, at]) => {
      await fetch('/api/settings', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ value: { activeMode: mode }, savedAt: `2031-03-02T09:00:0${at}.000Z` }),
      })
    },
    [activeMode, String(second)] as const,
  )

test('shows a change without reload, with old and new values, and restores it by keyboard', async ({ page }) => {
  await open(page)
  await change(page, 'dark', 1)
  await change(page, 'light', 2)
  const [latest] = [entries(page).first()]
  await expect(latest.getByRole('link', { name: 'Appearance' })).toBeVisible(patient)
  await expect(latest).toContainText('Private')
  await latest.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Appearance' })).toBeVisible()
  const value = page.getByRole('row', { name: /^Value/ })
  await expect(value).toContainText('dark')
  await expect(value).toContainText('light')

  await page.getByRole('button', { name: 'Restore version before' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Restored')
  await expect(page.getByText('Changed 1 more time since.')).toBeVisible()
})

test('keeps filters and search in the URL, and shows an empty state', async ({ page }) => {
  await open(page)
  const all = await entries(page).count()
  await page.getByRole('button', { name: 'Filter' }).click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await panel.getByRole('combobox', { name: 'Record type' }).fill('tick')
  await page.getByRole('option', { name: 'Tickets' }).click()
  await expect(page).toHaveURL(/topic=/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect.poll(() => entries(page).count()).toBeLessThan(all)
  await expect(entries(page).first()).toContainText('Tickets')
  await page.reload()
  await expect(entries(page).first()).toContainText('Tickets', patient)

  await page.getByRole('searchbox', { name: 'Search audit log' }).fill('qqqq')
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByRole('link', { name: 'Show all entries' }).click()
  await expect(entries(page)).toHaveCount(all)
})

test('exports the log, which is an entry itself', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')[0]).toContain('id,at,userId')

  await page.goto('./admin/audit/?action=export')
  const [exported] = [entries(page).first()]
  await expect(exported).toContainText(/Audit log.*\d records.*CSV.*All.*Exported/, patient)
  await exported.getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Exported data' })).toBeVisible()
  await expect(page.getByText('All records this user has access to')).toBeVisible()
  await expectAccessibleInLooks(page)
})

test('has no accessibility violations in opposite looks', async ({ page }) => {
  await open(page)
  await page.getByRole('main').locator('[aria-haspopup=dialog]').first().click()
  await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
  await entries(page).first().getByRole('link').click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expectAccessibleInLooks(page)
})

test('j and k move from entry to entry', async ({ page }) => {
  await open(page)
  await page.keyboard.press('j')
  await expect(entries(page).first().getByRole('link')).toBeFocused()
  await page.keyboard.press('j')
  await expect(entries(page).nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('k')
  await expect(entries(page).first().getByRole('link')).toBeFocused()
})
