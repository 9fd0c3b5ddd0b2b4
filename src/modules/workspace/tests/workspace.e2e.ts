import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './admin/workspace/'

// The demo creates its data at the first start.
const patient = { timeout: 30_000 }

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const banner = (page: Page) => page.getByRole('banner')

// A red square.
const logo = {
  name: 'square.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
    'base64',
  ),
}

test('shows a new name and logo everywhere without a reload', async ({ page }) => {
  await page.goto(screen)
  await expect(field(page, 'Name')).toBeVisible(patient)
  await field(page, 'Name').fill('Lark & Moor')
  await page.locator('main input[type="file"]').setInputFiles(logo)
  await expect(page.getByRole('img', { name: 'Logo: square.png' })).toBeVisible()
  await save(page).click()
  await expect(messages(page)).toContainText('Workspace saved.')
  await expect(page).toHaveTitle('Workspace · Lark & Moor')
  await expect(page.getByRole('link', { name: 'Lark & Moor' }).first()).toBeVisible()
  await expect(page.locator('nav img[src^="blob:"]').first()).toBeVisible()
  await expectAccessibleInLooks(page)

  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Lark & Moor')
  await expect(page).toHaveTitle('Workspace · Lark & Moor')
  await page.getByRole('button', { name: 'Remove' }).click()
  await save(page).click()
  await expect(page.locator('nav img[src^="blob:"]')).toHaveCount(0)
})

test('shows a new colour and font everywhere, and on the next visit before any response', async ({ page }) => {
  const readStyle = () =>
    page.evaluate(() => {
      const { style } = document.documentElement
      return { brand: style.getPropertyValue('--brand-fill'), font: style.getPropertyValue('--font') }
    })
  await page.goto(screen)
  await expect(field(page, 'Colour')).toBeVisible(patient)
  await field(page, 'Colour').fill('#a4')
  await field(page, 'Font').fill("x'y")
  await save(page).click()
  await expect(page.getByText('Enter a hex code, such as #0A7EA4.').first()).toBeVisible()
  await expect(page.getByText('Use letters, digits, spaces and hyphens only.').first()).toBeVisible()
  await field(page, 'Colour').fill('a40a7e')
  await field(page, 'Font').fill('Georgia')
  await save(page).click()
  await expect(messages(page)).toContainText('Workspace saved.')
  await expect.poll(async () => (await readStyle()).font).toBe("'Georgia', var(--theme-fonts)")
  const { brand } = await readStyle()
  expect(brand).toContain('#a40a7e')
  await expectAccessibleInLooks(page)

  await page.reload({ waitUntil: 'commit' })
  await expect.poll(async () => (await readStyle()).brand).toBe(brand)
  await expect(field(page, 'Font')).toHaveValue('Georgia', patient)
  await page.getByRole('button', { name: 'Use theme colour' }).click()
  await field(page, 'Font').fill('')
  await save(page).click()
  await expect.poll(readStyle).toEqual({ brand: '', font: '' })
})

test('takes a bank account whose check digits are right', async ({ page }) => {
  await page.goto(screen)
  await expect(field(page, 'IBAN')).toBeVisible(patient)
  await field(page, 'Account holder').fill('Lark & Moor')
  await field(page, 'IBAN').fill('GB83 WEST 1234 5698 7654 32')
  await save(page).click()
  await expect(page.getByText('Check the IBAN: its check digits are wrong.').first()).toBeVisible()
  await field(page, 'IBAN').fill('GB82 WEST 1234 5698 7654 32')
  await save(page).click()
  await expect(messages(page)).toContainText('Workspace saved.')
  await expect(field(page, 'IBAN')).toHaveValue('GB82WEST12345698765432')
})

test('uses the workspace’s company details and payment term in new invoices', async ({ page }) => {
  await page.goto(screen)
  await expect(field(page, 'Company name')).toBeVisible(patient)
  await field(page, 'Company name').fill('Quay Ropes Ltd')
  await field(page, 'Address').fill('1 Harbour Street\nBristol')
  await field(page, 'Tax number').fill('GB123456789')
  await field(page, 'Invoice payment term (days)').fill('400')
  await save(page).click()
  await expect(page.getByText('Enter 365 or less.')).toBeVisible()
  await field(page, 'Invoice payment term (days)').fill('14')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('pacific/auckland')
  await page.getByRole('option', { name: 'Pacific/Auckland' }).click()
  await save(page).click()
  await expect(messages(page)).toContainText('Workspace saved.')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Pacific/Auckland')
  await expect(field(page, 'Address')).toHaveValue('1 Harbour Street\nBristol')
})

test('hides the menu entry and the screen from users without the right', async ({ page }) => {
  await page.goto(screen)
  await expect(field(page, 'Name')).toBeVisible(patient)
  await banner(page)
    .getByRole('button', { name: /^Account/ })
    .click()
  await page.getByRole('menuitemradio', { name: /Agent/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Workspace')
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Workspace' }),
  ).toHaveCount(0)
})

test('reports concurrent changes, and keeps both or takes the other ones', async ({ page, context }) => {
  await page.goto(screen)
  await expect(field(page, 'Phone')).toBeVisible(patient)
  await field(page, 'Phone').fill('1')
  const other = await context.newPage()
  await other.goto(screen)
  await field(other, 'Name').fill('Theirs')
  await save(other).click()
  await expect(messages(other)).toContainText('Workspace saved.')

  await save(page).click()
  await expect(page.getByText('Someone else changed these settings. Save again')).toBeVisible()
  await expect(field(page, 'Phone')).toHaveValue('1')
  await save(page).click()
  await expect(field(page, 'Name')).toHaveValue('Theirs')
  await expect(field(page, 'Phone')).toHaveValue('1')
  await other.close()
})
