import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Products' })
const rows = (page: Page) => grid(page).locator('tbody').getByRole('row')
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

test.beforeEach(async ({ page }) => {
  await page.goto('./apps/ecommerce/list/')
  // As every visitor does, which loads what keeps the focus.
  await page.mouse.move(200, 200)
  await expect(rows(page).first().getByRole('link')).toBeVisible()
})

test('order and page are said, and the focus on the number of rows is visible', async ({ page }) => {
  const table = page.getByRole('region', { name: 'Products' })
  await grid(page).getByRole('columnheader').filter({ hasText: 'Price' }).getByRole('button').first().click()
  await expect(table.getByText('Sorted by Price, ascending')).toBeAttached()
  await expect(table.locator('.MuiTablePagination-displayedRows')).toHaveAttribute('aria-live', 'polite')
  await page.keyboard.press('Tab')
  const perPage = table.getByRole('combobox', { name: 'Rows per page' })
  await perPage.focus()
  await expect(perPage).toHaveCSS('outline-style', 'solid')
})

test('deleting by the menu of a row gives the focus to the next row', async ({ page }) => {
  const more = rows(page).nth(1).locator('[aria-haspopup="menu"]').last()
  const next = await rows(page).nth(2).getByRole('link').first().innerText()
  await more.focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('menuitem')
    .filter({ has: page.locator('.tabler-icon-trash') })
    .press('Enter')
  await expect(messages(page).getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(rows(page).filter({ has: page.locator(':focus') })).toContainText(next)
})
