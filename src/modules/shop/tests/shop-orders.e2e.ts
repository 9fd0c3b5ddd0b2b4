import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './apps/ecommerce/orders/'

// The demo creates its data at the first start.
const patient = { timeout: 30_000 }

const rows = (page: Page) => page.getByRole('grid', { name: 'Orders' }).locator('tbody').getByRole('row')
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Views' })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const readCount = async (page: Page, name: RegExp) =>
  Number.parseInt(((await tabs(page).getByRole('link', { name }).textContent()) ?? '').replaceAll(/\D/g, ''), 10)

/** Opens the list and waits for the rows and their counts. */
async function open(page: Page, search = '') {
  await page.goto(screen + search)
  await expect(tabs(page).getByRole('link', { name: /^All \d/ })).toBeVisible(patient)
  await expect(rows(page).first()).toBeVisible()
}

/** Opens the first order with this status. */
async function openOrder(page: Page, status: string) {
  await open(page, `?status=${status}`)
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d{4}$/ })).toBeVisible()
}

test('status tabs filter the list and are kept in the URL, and a search finds orders or reports none', async ({
  page,
}) => {
  await open(page)
  const paid = await readCount(page, /^Paid/)
  await tabs(page).getByRole('link', { name: /^Paid/ }).click()
  await expect(page).toHaveURL(/status=paid/)
  await expect(rows(page)).toHaveCount(paid)
  await page.reload()
  await expect(rows(page)).toHaveCount(paid)

  const search = page.getByRole('searchbox', { name: 'Search orders' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await search.fill('nobody at all')
  await expect(page.getByText('No results for “nobody at all”')).toBeVisible()
  await page.getByRole('link', { name: 'Show all orders' }).click()
  await expect(rows(page).first()).toBeVisible()

  await page.getByRole('button', { name: 'Filter' }).click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await panel.getByRole('button', { name: 'Express' }).click()
  await panel.getByRole('button', { name: 'Bank transfer' }).click()
  await expect(page).toHaveURL(/delivery=express&payment=transfer/)
  await panel.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/delivery/)
})

test('an order moves to its next status, and is cancelled with a reason', async ({ page }) => {
  await openOrder(page, 'pending')
  const progress = page.getByRole('list', { name: 'Progress' })
  await expect(progress.locator('[aria-current]')).toContainText('Pending')
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(progress.locator('[aria-current]')).toContainText('Paid')
  await expect(messages(page)).toContainText(/Order \d+ marked as paid/)
  await expect(page.getByText('Inês Carvalho marked it as paid')).toBeVisible()

  await expect(page.getByRole('link', { name: /^INV-/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Back to “Pending”',
    'Refund a part',
    'Cancel order',
    'Refund order',
  ])
  await page.getByRole('menuitem', { name: 'Back to' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo last step' }).click()
  await expect(progress.locator('[aria-current]')).toContainText('Pending')
  await expect(progress.getByRole('listitem').filter({ hasText: 'Paid' })).toContainText('Not yet')
  await expect(page.getByText('Inês Carvalho took it back to “Pending”')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(progress.locator('[aria-current]')).toContainText('Paid')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).press('Enter')
  const confirmation = page.getByRole('alertdialog', { name: /^Cancel order \d+\?/ })
  await confirmation.getByRole('textbox', { name: /^Reason/ }).fill('Ordered twice by mistake.')
  await confirmation.getByRole('button', { name: 'Cancel order' }).click()
  await expect(progress.locator('[aria-current]')).toContainText('Cancelled')
  await expect(page.getByText('Ordered twice by mistake.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mark as/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'More' })).toHaveCount(0)
})

test('a part of an order is shipped with a tracking number, and a part is refunded', async ({ page }) => {
  await openOrder(page, 'paid')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  const shipping = page.getByRole('dialog', { name: /^Ship order \d+/ })
  await shipping.getByRole('textbox', { name: 'Carrier' }).fill('Royal Mail')
  await shipping.getByRole('textbox', { name: 'Tracking number' }).fill('RM 42 GB')
  await shipping.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(shipping).toBeHidden()
  await expect(page.getByText('RM 42 GB')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Progress' }).locator('[aria-current]')).toContainText('Shipped')

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Refund a part' }).click()
  const refunding = page.getByRole('dialog', { name: /^Refund a part of order \d+/ })
  await expect(refunding.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled()
  await refunding.getByRole('textbox', { name: 'Another amount' }).fill('1.50')
  await refunding.getByRole('textbox', { name: 'Reason' }).fill('Late')
  await expect(refunding.getByRole('status')).toHaveText('£1.50 is refunded.')
  await refunding.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(refunding).toBeHidden()
  await expect(page.locator('[data-figure="credited"]')).toHaveText('£1.50')
})

test('an order by invoice is shipped before it is paid, and its payment is recorded later', async ({ page }) => {
  await open(page, '?status=pending&payment=invoice')
  await rows(page).first().getByRole('link').click()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Mark as paid' })).toBeVisible()
  await main.getByRole('button', { name: 'Mark as shipped' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByRole('list', { name: 'Progress' }).locator('[aria-current]')).toContainText('Shipped')
  await expect(page.locator('[data-figure="paid"]')).toHaveText('£0.00')
  await main.getByRole('button', { name: 'Record payment' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record payment' }).click()
  await expect(messages(page)).toContainText(/Payment of £[\d.,]+ recorded\./)
  await expect(page.locator('[data-figure="balance"]')).toHaveText('£0.00')
  await expect(main.getByRole('button', { name: 'Record payment' })).toHaveCount(0)
})

test('a return says what it refunds and puts back, after a refund of the same pieces', async ({ page }) => {
  await openOrder(page, 'delivered')
  const openDialog = async (item: string) => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    return page.getByRole('dialog')
  }
  const returning = await openDialog('Register a return')
  await returning
    .getByRole('spinbutton', { name: /^Items of/ })
    .first()
    .fill('1')
  await returning.getByRole('textbox', { name: 'Note' }).fill('Dented')
  await returning.getByRole('button', { name: 'Register return' }).click()
  await page.getByRole('button', { name: 'Mark as received' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as received' }).click()
  await page.getByRole('button', { name: 'Refund and restock' }).click()
  const confirmation = page.getByRole('alertdialog', { name: 'Refund and restock' })
  await expect(confirmation).toContainText(/£[\d.,]+ is refunded with a credit note for 1 ×/)
  await expect(confirmation).toContainText('Back to stock: 1 ×')
  await confirmation.getByRole('button', { name: 'Refund and restock' }).click()
  await expect(page.getByText('back in stock')).toBeVisible()
})

test('selected orders move to the next status that they have in common', async ({ page }) => {
  await open(page, '?status=paid')
  const paid = await readCount(page, /^Paid/)
  const shipped = await readCount(page, /^Shipped/)
  await rows(page).nth(0).getByRole('checkbox').check()
  await rows(page).nth(1).getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(messages(page)).toContainText('2 orders marked as shipped.')
  await expect(rows(page)).toHaveCount(paid - 2)
  await expect(tabs(page).getByRole('link', { name: `Shipped ${shipped + 2}` })).toBeVisible()
})

test('exports the whole result, or the selected orders only', async ({ page }) => {
  await open(page, '?status=cancelled')
  const cancelled = await readCount(page, /^Cancelled/)
  const countLines = async (run: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), run()])
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    return (await readFile(await file.path(), 'utf8')).trim().split('\n')
  }
  const all = await countLines(() => page.getByRole('button', { name: 'Export as CSV' }).click())
  expect(all.length).toBe(cancelled + 1)
  expect(all[0]).toContain('Number')
  await rows(page).nth(0).getByRole('checkbox').check()
  const one = await countLines(() => page.getByRole('toolbar').getByRole('button', { name: 'Export as CSV' }).click())
  expect(one.length).toBe(2)
})

test('prints only the order', async ({ page }) => {
  await openOrder(page, 'delivered')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByRole('table')).toContainText('Product')
  await expect(page.getByRole('complementary', { name: 'Customer and delivery' })).toBeVisible()
})

test('orders are accessible in opposite themes', async ({ page }) => {
  test.slow()
  const row = page.getByRole('grid').locator('tbody').getByRole('row').first()
  await page.goto(screen)
  await row.getByRole('checkbox').check()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.locator('[aria-haspopup="dialog"]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInLooks(page)

  await page.goto(`${screen}?status=pending`)
  await row.getByRole('link').click()
  await expect(page.locator('[data-figure="total"]')).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.locator('main [aria-haspopup="menu"]').click()
  await page.getByRole('menuitem').first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessibleInLooks(page)
})

test('orders do not overflow at any width', async ({ page, consoleErrors }) => {
  // A static host has no file for each order and answers with its 404 page.
  consoleErrors.allow(/status of 404/)
  for (const width of [320, 600, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [address, sign] of [
      [screen, '[role="grid"] tbody a'],
      [`${screen}12`, '[data-figure="total"]'],
    ] as const) {
      await page.goto(address)
      await page.locator(sign).first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  }
})
