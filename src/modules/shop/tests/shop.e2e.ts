import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './apps/ecommerce/shop/'

const products = (page: Page) => page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')
const product = (page: Page, title: string) => products(page).filter({ hasText: title })
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const readCount = async (page: Page) => Number.parseInt(await page.getByText(/^\d+ products$/).innerText(), 10)

// The demo creates its data at the first start.
const patient = { timeout: 30_000 }

test('filters show the number of their results, and are kept in the URL', async ({ page }) => {
  await page.goto(screen)
  await expect(products(page).first()).toBeVisible(patient)
  const all = await readCount(page)
  // The URL, and with it the tick, is updated with a delay.
  const toys = filters(page).getByText('Toys').locator('..')
  const facetCount = Number.parseInt((await toys.innerText()).replace(/\D/g, ''), 10)
  expect(facetCount).toBeLessThan(all)
  await filters(page).getByRole('checkbox', { name: /^Toys/ }).click()
  await expect(page.getByText(`${facetCount} products`, { exact: true })).toBeVisible()
  await expect(products(page)).toHaveCount(facetCount)
  await filters(page)
    .getByRole('checkbox', { name: /^Under/ })
    .click()
  await expect(page).toHaveURL(/price=/)
  await filters(page).getByRole('button', { name: /^Red/ }).click()
  await expect(page).toHaveURL(/category=toys.*price=0-25.*color=/)
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Price: high to low' }).click()
  await expect(page).toHaveURL(/sortBy=priceHigh/)
  await expect(products(page).first()).toContainText('Wooden post van')

  await page.reload()
  await expect(filters(page).getByRole('checkbox', { name: /^Toys/ })).toBeChecked()
  await expect(products(page).first()).toContainText('Wooden post van')
  await page.getByRole('button', { name: 'Remove filter: Red' }).click()
  await expect(page).not.toHaveURL(/color=/)
  await filters(page).getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/category|price|sortBy/)
  await expect(page.getByText(`${all} products`, { exact: true })).toBeVisible()
})

test('a search filters while typing, and suggests products by keyboard', async ({ page }) => {
  await page.goto(screen)
  await expect(products(page).first()).toBeVisible(patient)
  const search = page.getByRole('combobox', { name: 'Search products' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('duck')
  await expect(page).toHaveURL(/productSearch=duck/)
  await expect(product(page, 'Pull-along duck')).toBeVisible()
  await expect(page.getByRole('option', { name: /Pull-along duck/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pull-along duck' })).toBeVisible()
  await page.goBack()
  await search.fill('a kettle of fish')
  await expect(page.getByText('No products found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all products' }).click()
  await expect(products(page).first()).toBeVisible()
  await expect(search).toHaveValue('')
})

test('a product shows how many are left, and limits the quantity to that', async ({ page }) => {
  await page.goto(`${screen}?productSearch=night-light`)
  await product(page, 'Paper night-light').getByRole('link').first().click(patient)
  await expect(page).toHaveTitle(/Paper night-light/)
  const main = page.getByRole('main')
  const stock = Number.parseInt(
    (
      await main
        .getByText(/^Only \d+ left$/)
        .first()
        .innerText()
    ).replace(/\D/g, ''),
    10,
  )
  const pieces = page.getByRole('spinbutton', { name: 'Quantity' })
  await pieces.fill('5000')
  await pieces.press('Enter')
  await expect(pieces).toHaveValue(String(stock))
  await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeDisabled()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(page.getByRole('link', { name: `Cart (${stock} items)` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true }).first()).toBeDisabled()
  await expect(page.getByText(`All ${stock} left are in your cart`)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Goes well with' }).getByRole('article').first()).toBeVisible()
})

test('the shop is accessible in opposite themes', async ({ page }) => {
  test.slow()
  await page.goto(`${screen}?category=toys&price=0-25&rating=3`)
  await expect(page.getByRole('article').first()).toBeVisible(patient)
  await expectAccessibleInLooks(page)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('spinbutton')).toBeVisible(patient)
  await expectAccessibleInLooks(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(screen)
  await expect(page.getByRole('article').first()).toBeVisible(patient)
  await page.locator('main button[aria-haspopup="dialog"]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInLooks(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
