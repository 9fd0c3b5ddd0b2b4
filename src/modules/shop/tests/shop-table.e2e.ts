import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { session } from '#platform/contracts/session-contract.ts'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './apps/ecommerce/list/'

const grid = (page: Page) => page.getByRole('grid', { name: 'Products' })
const rows = (page: Page) => grid(page).locator('tbody').getByRole('row')
const row = (page: Page, title: string) => rows(page).filter({ hasText: title })
const cell = (page: Page, title: string, field: string) => row(page, title).locator(`td[data-label="${field}"]`)
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const undo = (page: Page) => messages(page).getByRole('button', { name: 'Undo' }).last().click()
const columns = async (page: Page) =>
  (await grid(page).getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter(Boolean)

// The demo creates its data at the first start.
const patient = { timeout: 30_000 }

test.beforeEach(async ({ page }) => {
  await page.goto(screen)
  await expect(rows(page).first().getByRole('link')).toBeVisible(patient)
})

test('search, filters, order and views are kept in the URL', async ({ page }) => {
  await page.keyboard.press('/')
  await page.keyboard.type('lm-to-367')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('nothing of the kind')
  await expect(page.getByText('No results for “nothing of the kind”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Toys/ }).click()
  await page.keyboard.press('Escape')
  await grid(page).getByRole('button', { name: 'Price', exact: true }).click()
  await expect(page).toHaveURL(/category=toys.*sort=price|sort=price.*category=toys/)
  await expect(grid(page).getByRole('columnheader', { name: 'Price', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(rows(page).first()).toContainText('£4.90')
  const cheapest = await rows(page).first().getByRole('link').textContent()

  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('View name').fill('Cheap toys')
  await page.keyboard.press('Enter')
  const views = page.getByRole('navigation', { name: 'Views' })
  await views.getByRole('link', { name: /^All/ }).click()
  await expect(page).not.toHaveURL(/category/)
  await views.getByRole('link', { name: 'Cheap toys' }).click()
  await page.reload()
  await expect(rows(page).first().getByRole('link')).toHaveText(cheapest ?? '')
  await page.getByRole('button', { name: 'Remove filter Category: Toys' }).click()
  await expect(page).not.toHaveURL(/category/)
})

test('a cell is edited in place, and keeps a rejected value with the reason', async ({ page }) => {
  const price = cell(page, 'Wooden crane', 'Price')
  await price.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('a lot')
  await page.keyboard.press('Enter')
  await expect(price.getByRole('alert')).toHaveText('Enter an amount, such as 12.50.')
  await expect(price.getByRole('textbox', { name: 'Price of Wooden crane' })).toHaveValue('a lot')
  await page.keyboard.press('Escape')
  await expect(price.getByRole('button')).toBeFocused()
  await expect(price).toHaveText('£4.90')

  await page.keyboard.press('F2')
  await page.keyboard.type('61,5')
  await page.keyboard.press('Enter')
  await expect(price).toHaveText('£61.50')
  await expect(price.getByRole('button')).toBeFocused()
  await undo(page)
  await expect(price).toHaveText('£4.90')

  await cell(page, 'Wooden crane', 'Status').getByRole('button').click()
  await page.getByRole('menuitemradio', { name: 'Draft' }).click()
  await expect(cell(page, 'Wooden crane', 'Status')).toHaveText('Draft')
  // The change is shown before it is written.
  await expect(messages(page).getByText('Wooden crane changed.')).toBeVisible()
  await page.reload()
  await expect(cell(page, 'Wooden crane', 'Status')).toHaveText('Draft')
})

test('several products are changed at once, and undone', async ({ page }) => {
  const stock = cell(page, 'Spinning top', 'Stock')
  const price = cell(page, 'Spinning top', 'Price')
  await expect(price).toHaveText('£7.50')
  const before = await stock.textContent()
  const ticks = rows(page).getByRole('checkbox')
  await ticks.nth(0).click()
  await ticks.nth(11).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  await expect(bar.getByRole('status')).toHaveText('12 selected')
  await bar.getByRole('button', { name: /^Select all \d+$/ }).click()

  await bar.getByRole('button', { name: 'Edit these products' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Change price by (%)').fill('10')
  await dialog.getByLabel('Stock', { exact: true }).fill('33')
  await dialog.getByRole('button', { name: /^Change \d+ products$/ }).click()
  await expect(price).toHaveText('£8.25')
  await expect(stock).toHaveText('33')
  await undo(page)
  await expect(price).toHaveText('£7.50')
  await expect(stock).toHaveText(before ?? '')

  await page.keyboard.press('Escape')
  await row(page, 'Spinning top').getByRole('checkbox').click()
  await bar.getByRole('button', { name: 'Move to trash' }).click()
  await expect(row(page, 'Spinning top')).toHaveCount(0)
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(row(page, 'Spinning top')).toHaveCount(1)
  await undo(page)
  await expect(page.getByText('The trash is empty')).toBeVisible()
})

test('columns are resized, moved and hidden, and stay so', async ({ page }) => {
  expect((await columns(page)).slice(0, 4)).toEqual(['Product', 'Status', 'Stock', 'Price'])
  await grid(page)
    .getByRole('columnheader', { name: 'Price', exact: true })
    .dragTo(grid(page).getByRole('columnheader', { name: 'Status', exact: true }))
  await page.getByRole('button', { name: 'View', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'View' })
  await panel.getByRole('checkbox', { name: 'Stock' }).click()
  await panel.getByText('Compact').click()
  // Past the column just hidden, and past a visible one.
  await panel.getByRole('button', { name: 'Move Discount up' }).click()
  await panel.getByRole('button', { name: 'Move Discount up' }).click()
  await page.keyboard.press('Escape')
  const edge = page.getByRole('separator', { name: 'Width of Price' })
  const width = Number(await edge.getAttribute('aria-valuenow'))
  await edge.focus()
  await page.keyboard.press('ArrowRight')
  await expect(edge).toHaveAttribute('aria-valuenow', String(width + 16))

  await page.reload()
  await expect(rows(page).first().getByRole('link')).toBeVisible(patient)
  expect((await columns(page)).slice(0, 4)).toEqual(['Product', 'Price', 'Discount', 'Status'])
  await expect(edge).toHaveAttribute('aria-valuenow', String(width + 16))
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await panel.getByRole('button', { name: 'Reset view' }).click()
  await page.keyboard.press('Escape')
  expect((await columns(page)).slice(0, 4)).toEqual(['Product', 'Status', 'Stock', 'Price'])
})

test('the table is one Tab stop, and arrow keys move through it', async ({ page }) => {
  await page.getByRole('button', { name: 'View', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(grid(page).getByRole('checkbox', { name: 'Select all on this page' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(rows(page).first().getByRole('link')).toBeFocused()
  await page.keyboard.press('Shift+ ')
  await expect(rows(page).first().getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Control+End')
  await expect(
    rows(page)
      .last()
      .getByRole('button', { name: /^Actions for/ }),
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: /Rows per page/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(
    rows(page)
      .last()
      .getByRole('button', { name: /^Actions for/ }),
  ).toBeFocused()
})

test('an import is tried out before it is written, and the list is exported', async ({ page }) => {
  const file = [
    'Name,SKU,Price,Qty,Category,For',
    'Kite of the harbour,LM-TO-900,"24,50",30,Toys,Kids',
    'Linen shirt,LM-FA-395,60,12,Fashion,Men',
    'Broken,LM-TO-901,cheap,1,Toys,Kids',
  ].join('\n')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import products' })
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByRole('row', { name: /cheap/ })).toContainText('Enter an amount')
  await expect(row(page, 'Kite of the harbour')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(dialog.getByText('2 products imported.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(cell(page, 'Kite of the harbour', 'Price')).toHaveText('£24.50')

  await page.getByRole('searchbox').fill('kite')
  await expect(page).toHaveURL(/q=kite/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV', exact: true }).click(),
  ])
  const exported = await readFile(await download.path(), 'utf8')
  expect(exported).toContain('LM-TO-900,,Kite of the harbour,24.50')
})

test('a user who may only read sees active products without actions', async ({ page }) => {
  await page.evaluate(async (path) => {
    const { users } = await (await fetch(path)).json()
    const { id: userId } = users.find(({ role }: { role: string }) => role === 'viewer')
    const headers = { 'content-type': 'application/json' }
    await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ userId }) })
  }, session.base)
  await page.reload()
  await expect(rows(page).first().getByRole('link')).toBeVisible(patient)
  await expect(row(page, 'Balance moon')).toHaveCount(0)
  await expect(grid(page).getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Trash' })).toHaveCount(0)
  await expect(cell(page, 'Wooden crane', 'Price').getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Actions for Wooden crane' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['View in the shop'])
})

test('the product table is accessible', async ({ page }) => {
  test.slow()
  await page.goto(`${screen}?perPage=8`)
  const first = page.locator('tbody tr').first()
  await expect(first.getByRole('link')).toBeVisible(patient)
  await first.getByRole('checkbox').click()
  await expectAccessibleInLooks(page)
  await first.locator('td[data-align="end"] button').first().click()
  await page.keyboard.type('?')
  await page.keyboard.press('Enter')
  await expect(first.getByRole('alert')).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
  await page.locator('section > div [aria-haspopup="dialog"]').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${screen}?category=toys&perPage=8`)
  await expect(first.getByRole('link')).toBeVisible()
  await expectAccessibleInLooks(page)
  for (const width of [320, 390, 700, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})
