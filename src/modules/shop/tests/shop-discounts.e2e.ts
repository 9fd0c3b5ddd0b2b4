import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { Discount, shopDiscounts } from '../contract-discounts.ts'

const screen = './apps/ecommerce/discounts/'
const checkout = './apps/ecommerce/checkout/'

// The demo creates its data at the first start.
const patient = { timeout: 30_000 }

const rows = (page: Page) => page.getByRole('grid', { name: 'Discount codes' }).locator('tbody').getByRole('row')
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: new RegExp(`^${name} \\d`) })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const readCount = async (page: Page, name: string) =>
  Number((await tab(page, name).innerText({ timeout: 30_000 })).replaceAll(/\D/g, ''))

async function readUses(page: Page, code: string) {
  const results = await page.evaluate(
    async (url) => (await fetch(url)).json(),
    `${shopDiscounts.base}?q=${code}&limit=1`,
  )
  return Discount.array().parse(results)[0]?.used ?? 0
}

async function fill(page: Page, title: string) {
  await page.goto(`./apps/ecommerce/shop/?productSearch=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Add “${title}” to the cart` }).click(patient)
  await expect(messages(page).getByText(`${title} added to cart.`)).toBeVisible()
}

test('a buyer enters codes by keyboard, sees why one does not apply, and pays less with a valid one', async ({
  page,
}) => {
  test.slow()
  await fill(page, 'Spinning top')
  await page.goto(checkout)
  const opener = page.getByRole('button', { name: 'Discount code' })
  await expect(opener).toHaveAttribute('aria-expanded', 'false', patient)
  await opener.press('Enter')
  const field = page.getByRole('textbox', { name: 'Code' })
  await expect(field).toBeFocused()
  await field.fill('nobody-knows')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This code does not exist. Check the spelling.')
  await field.fill('TOYBOX5')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Add £22.50 more of eligible products to use this code.')
  await field.fill('welcome10')
  await field.press('Enter')
  const remove = page.getByRole('button', { name: 'Remove code WELCOME10' })
  await expect(remove).toBeFocused()
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(summary).toContainText('-£0.75')
  await remove.press('Enter')
  await expect(opener).toBeFocused()
  await expect(summary).not.toContainText('-£0.75')
  await opener.press('Enter')
  await field.fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(remove).toBeVisible()
  await page.reload()
  await expect(remove).toBeVisible(patient)

  const before = await readUses(page, 'WELCOME10')
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByRole('textbox', { name: 'Street' }).fill('4 Tannery Yard')
  await page.getByRole('textbox', { name: 'Postal code' }).fill('BS1 6ZZ')
  await page.getByRole('textbox', { name: 'City' }).fill('Bristol')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByRole('radio', { name: /Pick up/ }).check()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  // 7.50 less a tenth, plus 10 %.
  await page.getByRole('button', { name: 'Place order for £7.43' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Code WELCOME10')
  expect(await readUses(page, 'WELCOME10')).toBe(before + 1)
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByText('Discount code WELCOME10')).toBeVisible()
  await expect(page.locator('[data-figure="total"]')).toHaveText('£7.43')
})

test('a code is created, switched off, deleted and restored', async ({ page }) => {
  await page.goto(screen)
  await expect(rows(page).first()).toBeVisible(patient)
  const all = await readCount(page, 'All')
  const off = await readCount(page, 'Off')
  await page.getByRole('button', { name: 'New code' }).click()
  const dialog = page.getByRole('dialog', { name: 'New discount code' })
  const code = dialog.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await code.fill('no spaces')
  await code.press('Enter')
  await expect(dialog.getByText('Use 3 to 40 letters, digits and hyphens, without spaces.')).toBeVisible()
  await expect(dialog.getByText('Enter a value above 0 and up to 100, such as 10 or 12.5.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await expect(code).toHaveValue(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  const name = await code.inputValue()
  await dialog.getByRole('button', { name: 'Amount' }).click()
  await dialog.getByRole('textbox', { name: 'Amount off' }).fill('7,50')
  await dialog.getByRole('textbox', { name: 'Total uses' }).fill('12')
  await dialog.getByRole('checkbox', { name: 'Toys' }).check()
  await dialog.getByRole('button', { name: 'Create code' }).click()
  await expect(messages(page)).toContainText(`${name} created.`)
  await expect(dialog).toBeHidden()
  const row = rows(page).filter({ hasText: name })
  await expect(row).toContainText('£7.50 off')
  await expect(row).toContainText('0 of 12')
  await expect(tab(page, 'All')).toContainText(String(all + 1))

  await row.getByRole('switch').click()
  await expect(row).toContainText('Off')
  await tab(page, 'Off').click()
  await expect(page).toHaveURL(/status=off/)
  await expect(rows(page)).toHaveCount(off + 1)
  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(row).toHaveCount(0)
  await expect(messages(page)).toContainText(`${name} deleted.`)
  await messages(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(row).toBeVisible()

  await row.getByRole('link', { name }).click()
  const edit = page.getByRole('dialog', { name: `Edit ${name}` })
  await edit.getByRole('textbox', { name: 'Total uses' }).fill('')
  // With a pause, like a user who changes their mind.
  await edit.getByRole('textbox', { name: 'Uses per customer' }).press('Shift+Tab')
  await page.keyboard.press('Escape')
  // The first key press opens the question, the second closes only the question.
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('0 times')
})

test('discount screens are accessible in opposite themes', async ({ page }) => {
  test.slow()
  await page.goto(screen)
  await expect(page.getByRole('grid').getByRole('switch').first()).toBeVisible(patient)
  await expectAccessibleInLooks(page)
  await page.goto(`${screen}?add=true`)
  const send = page.getByRole('dialog').locator('[type="submit"]')
  await send.click(patient)
  await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible()
  await expectAccessibleInLooks(page)

  await page.goto('./apps/ecommerce/shop/?productSearch=Spinning%20top')
  await page.getByRole('article').first().getByRole('button').click(patient)
  await page.goto(checkout)
  await page.locator('aside [aria-expanded]').click(patient)
  const field = page.locator('aside form input')
  await field.fill('SUMMER15')
  await field.press('Enter')
  await expect(page.locator('aside [role="alert"]')).toBeVisible()
  await expectAccessibleInLooks(page)
  await field.fill('WELCOME10')
  await field.press('Enter')
  await expect(page.locator('aside bdi').getByText('WELCOME10')).toBeVisible()
  await expectAccessibleInLooks(page)
})
