import type { Page } from '@playwright/test'
import { untilReady } from '#testing/browser/demo-ready.ts'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { shop } from '../contract.ts'

const shelf = './apps/ecommerce/shop/?productSearch='

const product = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const size = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: /^Size/ }).getByRole('radio', { name })
const color = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: /^Colour/ }).getByRole('radio', { name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

// The demo creates its data at the first start.
const patient = { timeout: 30_000 }

// A static host has no file for the page of a single product.
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(untilReady))

test('a variant is chosen by keyboard, updates the URL, keeps the focus, and is the one that is bought', async ({
  page,
}) => {
  await page.goto(`${shelf}linen+overshirt`)
  const card = product(page, 'Linen overshirt')
  await expect(card).toContainText('From £68.00', patient)
  await card.getByRole('link', { name: 'Choose a variant of “Linen overshirt”' }).click()
  await expect(color(page, 'Blue')).toBeChecked(patient)
  await expect(size(page, 'S')).toBeChecked()
  await size(page, 'S').focus()
  await page.keyboard.press('ArrowRight')
  await expect(size(page, 'M')).toBeChecked()
  await expect(size(page, 'M')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(size(page, 'XL')).toBeFocused()
  await expect(page.getByText('£72.00')).toBeVisible()
  await expect(page.getByText(/^Only \d+ left$/).first()).toBeVisible()
  await expect(page).toHaveTitle(/Linen overshirt · Blue · XL/)
  const address = page.url()
  expect(address).not.toMatch(/detail\/5\/?$/)

  await expect(color(page, 'Black, sold out')).toBeEnabled()
  await color(page, 'Black, sold out').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Sold out', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).not.toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(address)

  await page.getByRole('spinbutton').press('ArrowUp')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page.getByRole('link', { name: 'Cart (2 items)' }).click()
  const lines = page.getByRole('list', { name: 'Products in the cart' }).getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('Blue · XL')
  await expect(lines).toContainText('£144.00')
  await lines.getByRole('link', { name: 'Linen overshirt' }).click()
  await expect(size(page, 'XL')).toBeChecked(patient)
})

test('a family is created in one form by keyboard, and errors are shown in their rows', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/)
  await page.goto('./apps/ecommerce/add')
  await field(page, 'Name').fill('Felt cap')
  await field(page, 'Price').fill('20')
  await field(page, 'SKU').fill('CAP')
  await page.getByRole('checkbox', { name: 'Fashion' }).check()
  const card = page
    .getByRole('region', { name: 'Variants' })
    .or(page.locator('section', { hasText: 'Add colours or sizes' }))
  await expect(card.first()).toBeVisible()
  const sizes = field(page, 'Sizes')
  await sizes.fill('S, L')
  await sizes.press('Enter')
  await page.getByRole('checkbox', { name: 'Red' }).first().focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Add 2 combinations' }).press('Enter')
  const table = page.getByRole('table', { name: 'Variants' })
  await expect(table.getByRole('row')).toHaveCount(5)
  await expect(field(page, 'SKU of Red · L')).toHaveValue('CAP-RED-L')
  await expect(field(page, 'Price of L')).toHaveValue('20')
  await page.getByRole('button', { name: 'Remove L', exact: true }).press('Enter')
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Remove Red · S' })).toBeFocused()
  await field(page, 'Price of Red · L').fill('dear')
  await field(page, 'SKU of Red · S').fill('LM-BO-101')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Enter an amount, such as 12.50.')).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Variants' }).click()
  await expect(field(page, 'Price of Red · L')).toBeFocused()
  await field(page, 'Price of Red · L').fill('22,5')
  await page.keyboard.press('Control+s')
  await expect(table.getByText('Another product already has this SKU.')).toBeVisible()
  await field(page, 'SKU of Red · S').fill('')
  await page.getByRole('button', { name: 'Fill in SKUs' }).click()
  await expect(field(page, 'SKU of Red · S')).toHaveValue('CAP-RED-S')
  await field(page, 'Stock of Red · L').fill('4')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/ecommerce\/list/)
  const rows = page
    .getByRole('grid', { name: 'Products' })
    .locator('tbody')
    .getByRole('row')
    .filter({ hasText: 'Felt cap' })
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'Red · L' })).toContainText('£22.50')
  await rows.filter({ hasText: 'Red · L' }).getByRole('link').click()
  await expect(field(page, 'Stock of Red · L')).toHaveValue('4', patient)
  await page.getByRole('button', { name: 'Remove Red · L' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(rows).toHaveCount(3)
})

test('stocks of several rows are saved together, and undone after a sale', async ({ page }) => {
  await page.goto('./apps/ecommerce/edit/5')
  const table = page.getByRole('table', { name: 'Variants' })
  await expect(table).toBeVisible(patient)
  const stocks = table.getByRole('textbox', { name: /^Stock of/ })
  const before = (await Promise.all([0, 1].map((at) => stocks.nth(at).inputValue()))).map(Number)
  const [first = 0, second = 0] = before
  await stocks.nth(0).fill(String(first + 20))
  await stocks.nth(1).fill(String(second + 30))
  const sell = (by: number) =>
    page.evaluate(
      ([path, addQty]) =>
        fetch(String(path), {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ addQty }),
        }).then(({ status }) => status),
      [`${shop.base}/ProductsData/5`, -by] as const,
    )
  expect(await sell(1)).toBe(200)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/ecommerce\/list/)
  const readStocks = () =>
    page.evaluate(
      (path) =>
        fetch(path)
          .then((response) => response.json())
          .then((rows: { qty: number }[]) => rows.slice(0, 2).map(({ qty }) => qty)),
      `${shop.base}/ProductsData/5/family`,
    )
  expect(await readStocks()).toEqual([first + 19, second + 30])
  expect(await sell(1)).toBe(200)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(readStocks).toEqual([first - 2, second])
})

test('variants are accessible', async ({ page }) => {
  test.slow()
  await page.goto('./apps/ecommerce/detail/5')
  await page
    .getByRole('radio')
    .last()
    .check({ force: true, ...patient })
  await expect(page.getByRole('radio').last()).toBeChecked()
  await expectAccessibleInLooks(page)
  await page.goto('./apps/ecommerce/edit/5')
  await page.getByRole('table').first().waitFor(patient)
  await page.locator('input[name="variants.1.price"]').fill('?')
  await page.locator('button[type=submit]').click()
  await page.locator('[id="variants-1-price-fault"]').waitFor()
  await expectAccessibleInLooks(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleInLooks(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
