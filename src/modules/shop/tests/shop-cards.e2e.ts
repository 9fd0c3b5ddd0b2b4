import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

// The demo creates its data at the first start.
const patient = { timeout: 30_000 }

const card = (page: Page, id: string) => page.locator(`[data-card="${id}"]`)
const figure = (page: Page, id: string) => card(page, id).locator('h2 + p')

async function open(page: Page, search = '') {
  await page.goto(`./dashboards/modern${search}`)
  await expect(figure(page, 'shop.revenue')).toHaveText(/^£/, patient)
}

test('a dashboard card shows the figure of the screen it links to, for the same period', async ({ page }) => {
  await open(page, '?period=90d')
  const revenue = Number((await figure(page, 'shop.revenue').innerText()).replaceAll(/[^\d]/g, ''))
  const orders = await figure(page, 'shop.orders').innerText()
  await card(page, 'shop.revenue').getByRole('link').click()
  await expect(page).toHaveURL(/dashboards\/ecommerce\/?\?range=last90/)
  await expect(page.locator('[data-figure="orders"]')).toHaveText(orders, patient)
  const whole = (await page.locator('[data-figure="revenue"]').innerText()).replaceAll(/[^\d.]/g, '')
  expect(Math.round(Number(whole))).toBe(revenue)
})

test('a chart is operated by arrow keys from its last point, and has a table for screen readers', async ({ page }) => {
  await open(page)
  const chart = card(page, 'shop.sales').getByRole('slider')
  await chart.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuenow', '30')
  await expect(chart).toHaveAttribute('aria-valuetext', /This period £.*Previous period £/)
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  await expect(card(page, 'shop.sales').getByRole('row')).toHaveCount(31)
  await expectAccessibleInLooks(page)
})
