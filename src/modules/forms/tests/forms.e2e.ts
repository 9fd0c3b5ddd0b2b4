import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { typeDate } from '#testing/browser/type-date.ts'

const validation = './forms/form-validation/'
const wizard = './forms/form-wizard/'

const choose = async (page: Page, name: string, first: string) => {
  await page.getByRole('combobox', { name }).press('Enter')
  await page.getByRole('option', { name: first }).press('Enter')
}

test('summarises errors, links to their fields, and ticks corrected ones, by keyboard', async ({ page }) => {
  await page.goto(validation)
  await page.getByRole('button', { name: 'Fill with invalid data' }).press('Enter')
  await page.getByLabel('Website').press('Control+Enter')
  const summary = page.getByRole('group', { name: /fields? needs? your attention/ })
  await expect(summary).toBeFocused()
  await expect(summary).toHaveAccessibleName('12 fields need your attention')
  await page.keyboard.press('Tab')
  await expect(summary.getByRole('button', { name: 'Website' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Website')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('https://halden.example')
  await expect(summary).toHaveAccessibleName('11 fields need your attention')
  await expect(summary.getByRole('listitem').filter({ hasText: 'Website' })).toContainText('fixed')

  await summary.getByRole('button', { name: 'Email, contact 2' }).press('Enter')
  await expect(page.getByLabel('Email, contact 2')).toBeFocused()
  await expect(page.getByText('Another contact already has this address.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove contact 2' }).press('Enter')
  await expect(page.getByLabel('Name, contact 1')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByLabel('Email, contact 2')).toHaveValue('orders@mistake.example')
})

test('reports a taken name during input, and adapts the fields to the country', async ({ page }) => {
  await page.goto(validation)
  await page.getByLabel('Company name').pressSequentially('halden paper works')
  await expect(page.getByText('A supplier with this name already exists.')).toBeVisible()
  await page.getByLabel('Company name').pressSequentially(' 2')
  await expect(page.getByText('This name is available')).toBeVisible()

  await choose(page, 'Country', 'France')
  await expect(page.getByText(/^For example .75002/)).toBeVisible()
  await expect(page.getByLabel('VAT number')).toBeEnabled()
  await choose(page, 'Country', 'United States')
  await expect(page.getByRole('combobox', { name: 'State or province' })).toBeVisible()
  await expect(page.getByLabel('VAT number')).toBeDisabled()

  const add = page.locator('input[type="file"]')
  await add.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Only PDF files and pictures are accepted.')).toBeVisible()
  await add.setInputFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByRole('list', { name: 'Attachments' })).toContainText('terms.pdf')

  await page.getByRole('link', { name: 'Form wizard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Form wizard' })).toBeVisible()
})

async function fillAddress(page: Page) {
  await choose(page, 'Country', 'Germany')
  await page.getByLabel('Street and number').fill('Hafenstraße 1')
  await page.getByLabel('Postal code').fill('20457')
  await page.getByLabel('City').fill('Hamburg')
  await page.getByLabel('VAT number').fill('DE 222 222 222')
  await page.keyboard.press('Enter')
}

test('validates each step, keeps input after a reload, registers the supplier, and undoes to a draft', async ({
  page,
}) => {
  await page.goto(wizard)
  await page.getByRole('button', { name: 'New supplier' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('group', { name: '2 fields need your attention' })).toBeFocused()
  await page.getByLabel('Company name').fill('Elbe Crates')
  await choose(page, 'Type of supplier', 'Packaging')
  await page.getByLabel('Company name').press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Address' })).toBeVisible()
  await expect(page).toHaveURL(/step=address/)
  await fillAddress(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Agreement' })).toBeVisible()
  await typeDate(page.getByRole('group', { name: 'Agreement start date' }), '2027-01-01')
  await page.getByLabel('Order limit').fill('2500')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Order limit')).toHaveValue('2500')
  await page.goBack()
  await expect(page.getByLabel('City')).toHaveValue('Hamburg')
  // The URL cannot skip to a later step either.
  const address = new URL(page.url())
  address.searchParams.set('step', 'review')
  await page.goto(address.href)
  await expect(page.getByRole('heading', { level: 2, name: 'Contacts' })).toBeVisible()
  await page.getByLabel('Name, contact 1').fill('Uta Elbe')
  await page.getByLabel('Email, contact 1').fill('uta@elbe.example')
  await page.keyboard.press('Enter')

  await page.getByRole('link', { name: 'Edit Company' }).click()
  await expect(page.getByLabel('Company name')).toHaveValue('Elbe Crates')
  await page.goBack()
  await page.getByRole('checkbox', { name: /terms of purchase/ }).check()
  await page.getByRole('button', { name: 'Register supplier' }).click()
  await expect(page.getByText(/Elbe Crates.* registered/)).toBeVisible()
  await expect(page.locator(':focus')).toContainText(/Elbe Crates.* registered/)
  await page.getByRole('button', { name: 'Undo and return to draft' }).click()
  await expect(page.getByText('Reverted to draft.')).toBeVisible()
  await expect(page.getByText('uta@elbe.example')).toBeVisible()
})

test('copies saved input to another tab, and offers a choice after a conflict', async ({ page, context }) => {
  await page.goto(`${wizard}?draft=1`)
  const name = page.getByLabel('Company name')
  await expect(name).toHaveValue('Lumen Displays')
  const other = await context.newPage()
  await other.goto(`${wizard}?draft=1`)
  const theirs = other.getByLabel('Company name')
  await expect(theirs).toHaveValue('Lumen Displays')
  await theirs.fill('Lumen Two')
  await expect(name).toHaveValue('Lumen Two')

  await Promise.all([name.fill('Mine'), theirs.fill('Theirs')])
  const losers = [page, other].map((tab) => tab.getByRole('button', { name: 'Keep this version' }))
  await expect.poll(async () => (await Promise.all(losers.map((one) => one.count()))).join()).toMatch(/1,0|0,1/)
  const at = (await losers[0]?.count()) === 1 ? 0 : 1
  await losers[at]?.click()
  const expectedName = at === 0 ? 'Mine' : 'Theirs'
  await expect(name).toHaveValue(expectedName)
  await expect(theirs).toHaveValue(expectedName)
  await other.close()
})

test('has no accessibility violations in opposite looks', async ({ page }) => {
  await page.goto(validation)
  await page.locator('main header button').last().click()
  await page.locator('form button[type="submit"]').click()
  await page.locator('form [role="group"][data-mended]').waitFor()
  await page.locator('aside details').first().locator('summary').click()
  await expectAccessibleInLooks(page)
  for (const step of ['company', 'address']) {
    await page.goto(`${wizard}?draft=1&step=${step}`)
    await page.locator('form button[type="submit"]').click()
    await expectAccessibleInLooks(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const screen of [validation, wizard, `${wizard}?draft=1`]) {
    await page.goto(screen)
    await page.locator('main h2').first().waitFor()
    await expectAccessibleInLooks(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})
