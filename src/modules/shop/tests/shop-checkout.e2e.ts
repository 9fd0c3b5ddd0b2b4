import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './apps/ecommerce/checkout/'
const shelf = './apps/ecommerce/shop/?productSearch='

const lines = (page: Page) => page.getByRole('list', { name: 'Products in the cart' }).getByRole('listitem')
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

const countStoredLines = async () => (await (await fetch('/api/data/eCommerce/cart')).json()).lines.length

// The demo creates its data at the first start.
const patient = { timeout: 30_000 }

async function addProductToCart(page: Page, title: string) {
  await page.goto(`${shelf}${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Add “${title}” to the cart` }).click(patient)
  await expect(messages(page).getByText(`${title} added to cart.`)).toBeVisible()
}

test('the cart button counts at once, the cart survives a reload, and a removal can be undone', async ({ page }) => {
  await addProductToCart(page, 'Marble run')
  await addProductToCart(page, 'Yo-yo')
  await messages(page).getByRole('button', { name: 'View cart' }).last().click()
  await expect(lines(page)).toHaveCount(2)
  const pieces = lines(page).first().getByRole('spinbutton')
  await expect(lines(page).first().getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
  const more = lines(page).first().getByRole('button', { name: 'Increase quantity' })
  await more.click()
  await more.click()
  await expect(pieces).toHaveValue('3')
  await expect(lines(page).first()).toContainText('£117.00')
  await pieces.press('ArrowDown')
  await expect(pieces).toHaveValue('2')
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Subtotal, 3 items')

  await lines(page).nth(1).getByRole('button', { name: 'Remove Yo-yo' }).click()
  await expect(lines(page)).toHaveCount(1)
  await messages(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(lines(page)).toHaveCount(2)
  // The undo is sent after the change that it undoes.
  await expect.poll(() => page.evaluate(countStoredLines)).toBe(2)
  await page.reload()
  await expect(lines(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('a double click on the last button places one order', async ({ page }) => {
  test.slow()
  await addProductToCart(page, 'Spinning top')
  // A link to a later step shows the first incomplete one.
  await page.goto(screen)
  await page.getByRole('link', { name: 'Check out' }).click(patient)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /fields need your attention/ })).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('Amina Haddad')
  await page.getByRole('textbox', { name: 'Street' }).fill('4 Tannery Yard')
  await page.getByRole('textbox', { name: 'Postal code' }).fill('BS1 6ZZ')
  await page.getByRole('textbox', { name: 'City' }).fill('Bristol')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByRole('radio', { name: /Pick up/ }).check()
  await page.getByRole('radio', { name: /Bank transfer/ }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: /Pick up/ })).toBeChecked(patient)
  await page.getByRole('button', { name: 'Continue to review' }).click()

  // 7.50 plus 10 %.
  const placement = page.getByRole('button', { name: 'Place order for £8.25' })
  await expect(placement).toBeEnabled()
  await expect(page.getByRole('main')).toContainText('Amina Haddad')
  await placement.dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  // No account is set.
  await expect(page.getByText('We will send you the bank details for your transfer.')).toBeVisible()
  const reported = await page.getByText(/Order \d+ has been placed/).innerText()
  const [number = ''] = /\d+/.exec(reported) ?? []
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await page.goto('./apps/ecommerce/orders/')
  await expect(page.getByText(number).first()).toBeVisible(patient)
  await expect(page.getByText(String(Number(number) + 1))).toHaveCount(0)
  await page.goto(screen)
  await expect(page.getByText('Your cart is empty')).toBeVisible(patient)
})

test('the checkout is accessible in opposite themes', async ({ page }) => {
  test.slow()
  await page.goto(`${shelf}marble+run`)
  await page.getByRole('article').first().getByRole('button').click(patient)
  await page.goto(screen)
  await expect(page.getByRole('spinbutton')).toBeVisible(patient)
  await expectAccessibleInLooks(page)
  await page.locator('a[href*="step=address"]').last().click()
  await page.locator('input[type="email"]').waitFor()
  await page.locator('input[name="name"]').fill('')
  await page.locator('form [type="submit"]').click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAccessibleInLooks(page)
  for (const field of ['name', 'street', 'postalCode', 'city']) await page.locator(`input[name="${field}"]`).fill('X')
  await page.locator('form [type="submit"]').click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.locator('form [type="submit"]').click()
  const placement = page.locator('main button').filter({ hasText: '£' })
  await expect(placement).toBeEnabled()
  await expectAccessibleInLooks(page)
  await placement.click()
  await page.waitForURL(/placed=/)
  await page.locator('main a[href*="orders/"]').waitFor()
  await expectAccessibleInLooks(page)
})
