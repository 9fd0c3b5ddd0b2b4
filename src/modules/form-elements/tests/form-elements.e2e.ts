import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const open = async (page: Page, element: string) => {
  await page.goto(`./forms/form-elements/${element}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const example = (page: Page, id: string) => page.locator(`#${id}`)

test('copies the whole source of an example, and links to every example', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'checkbox#limited')
  const limited = example(page, 'limited')
  await expect(limited.getByRole('heading', { level: 2 })).toBeInViewport()

  await limited.getByRole('button', { name: /^Copy code/ }).click()
  await expect(limited.getByRole('button', { name: /^Copy code/ })).toContainText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^import \{ Checkbox/)
  expect(copied).toMatch(/\n\}\n$/)

  const more = limited.getByRole('button', { name: /^Show all/ })
  await more.press('Enter')
  await expect(limited.getByRole('region')).toContainText(`import styles from '../page/stage.module.css'`)

  await page.getByRole('navigation', { name: 'Form elements' }).getByRole('link', { name: 'Slider' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Slider' })).toBeVisible()
})

test('searches colleagues on the server, and reaches the last of 10,000 options by keyboard', async ({ page }) => {
  await open(page, 'autocomplete')
  const colleague = example(page, 'server').getByRole('combobox', { name: 'Colleague' })
  await colleague.focus()
  await page.keyboard.type('in', { delay: 20 })
  await expect(page.getByRole('option').first()).toBeVisible()
  await colleague.fill('zzzz')
  await expect(page.getByText('No one called “zzzz” found.')).toBeVisible()
  await page.keyboard.press('Escape')

  await example(page, 'grouped').getByRole('combobox', { name: 'Market' }).press('ArrowDown')
  await expect(page.getByRole('group', { name: 'Africa' }).getByRole('option', { name: 'Egypt' })).toBeVisible()
  await page.keyboard.press('Escape')

  const part = example(page, 'thousands').getByRole('combobox', { name: 'Part number' })
  await part.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'P-00001' })).toBeVisible()
  await page.keyboard.press('End')
  const last = page.getByRole('option', { name: 'P-10000' })
  await expect(last).toBeInViewport()
  await expect(last).toHaveAttribute('aria-setsize', '10000')
  expect(await page.getByRole('option').count()).toBeLessThan(60)
  await page.keyboard.press('Enter')
  await expect(part).toHaveValue('P-10000')
})

test('accepts dates typed and picked by keyboard, and reports a date out of range on blur', async ({ page }) => {
  await open(page, 'date-time')
  const day = example(page, 'day')
  await day.getByRole('spinbutton', { name: 'Month' }).focus()
  await page.keyboard.type('12242026', { delay: 20 })
  await expect(day.getByText('Stored value: 2026-12-24')).toBeVisible()

  await day.getByRole('button', { name: /^Choose a date/ }).press('Enter')
  await expect(page.getByRole('gridcell', { name: '24' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(day.getByText('Stored value: 2026-12-31')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const bounds = example(page, 'bounds')
  await bounds.getByRole('spinbutton', { name: 'Month' }).focus()
  await page.keyboard.type('12252026', { delay: 20 })
  await expect(bounds.getByText(/or earlier\.$/)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(bounds.getByText('Choose Dec 18, 2026 or earlier.')).toBeVisible()
})

test('shows the calendar in the components’ language, and the date in the interface’s', async ({ page }) => {
  await open(page, 'date-time')
  const language = page.getByRole('combobox', { name: 'Component language' })
  await language.fill('German')
  await page.keyboard.press('Enter')
  const languages = example(page, 'languages')
  await languages.getByRole('button', { name: /^Datum auswählen/ }).click()
  await expect(page.getByRole('dialog').getByText('März 2026')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(languages.getByRole('spinbutton').first()).toHaveText('03')
})

test('reports an error, clears it after a correction, and submits by keyboard', async ({ page }) => {
  await open(page, 'radio')
  const required = example(page, 'required')
  await required.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(required.getByRole('alert')).toContainText('Answer this question')
  await expect(required.getByRole('radio', { name: 'Yes' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(required.getByRole('alert')).toHaveText('')
  await required.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(page.getByText('The form would now be submitted.')).toBeVisible()
})

test('has no accessibility violations with an open calendar', async ({ page }) => {
  await open(page, 'date-time')
  await example(page, 'both').locator('button[aria-haspopup="dialog"], .MuiPickersInputBase-root button').last().click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessibleInLooks(page)
})
