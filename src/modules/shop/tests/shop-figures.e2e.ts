import type { Page } from '@playwright/test'
import * as z from 'zod'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { typeDate } from '#testing/browser/type-date.ts'
import { Order, shopOrders } from '../contract-orders.ts'

const screen = './dashboards/ecommerce/'

// The demo creates its data at the first start.
const patient = { timeout: 30_000 }

const figure = (page: Page, kind: string) => page.locator(`[data-figure="${kind}"]`)
const chart = (page: Page, name: string) => page.getByRole('figure', { name })

/** All orders from the first to the last of these days, as listed. */
async function fetchOrders(page: Page, from: string, until: string) {
  const address = `${shopOrders.base}?from=${from}T00:00:00.000Z&to=${until}T00:00:00.000Z`
  return z.array(Order).parse(await page.evaluate(async (url) => (await fetch(url)).json(), address))
}

test('figures match the sums of the listed orders', async ({ page }) => {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  const [from, to] = [day(40), day(10)]
  await page.goto(`${screen}?from=${from}&to=${to}`)
  await expect(figure(page, 'orders')).toHaveText(/^\d/, patient)

  const sold = (await fetchOrders(page, from, day(9))).filter(
    ({ status }) => status !== 'cancelled' && status !== 'refunded',
  )
  expect(sold.length).toBeGreaterThan(3)
  const pence = sold.reduce((sum, { total }) => sum + Math.round(total * 100), 0)
  const pounds = `£${(pence / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
  await expect(figure(page, 'revenue')).toHaveText(pounds)
  await expect(figure(page, 'orders')).toHaveText(String(sold.length))
  await expect(figure(page, 'items')).toHaveText(String(sold.reduce((sum, { pieces }) => sum + pieces, 0)))
})

test('a range or single days can be chosen, and are kept in the URL', async ({ page }) => {
  await page.goto(screen)
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose dates' })
  await picker.getByRole('button', { name: 'Last 12 months' }).click()
  await expect(page).toHaveURL(/range=last12Months/)
  await page.reload()
  await page.getByRole('button', { name: 'Last 12 months' }).click()

  const end = picker.getByRole('group', { name: 'End date' })
  await typeDate(picker.getByRole('group', { name: 'Start date' }), '2026-03-05')
  await typeDate(end, '2026-03-01')
  await picker.getByRole('button', { name: 'Apply' }).click()
  await expect(picker.getByText('The end date must be after the start date.')).toBeVisible()
  await typeDate(end, '2026-03-11')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=2026-03-05&to=2026-03-11/)
  await expect(page.getByRole('button', { name: 'Mar 5 – 11, 2026' })).toBeVisible()
  await expect(page.getByText('Mar 5 – 11, 2026, compared with Feb 26 – Mar 4, 2026')).toBeVisible()
})

test('a chart is operated by keyboard, and has a table', async ({ page }) => {
  await page.goto(`${screen}?from=2026-03-05&to=2026-03-11`)
  const revenue = chart(page, 'Revenue')
  await expect(revenue.locator('.MuiChartsSurface-root path').first()).toBeVisible(patient)
  await revenue.getByRole('button', { name: 'Table' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(revenue.getByRole('img', { name: /^Thursday, March 5, 2026; This period; £/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(revenue.getByRole('img', { name: /^Friday, March 6, 2026; This period; £/ })).toBeFocused()

  await revenue.getByRole('button', { name: 'Table' }).click()
  await expect(revenue.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true')
  const table = revenue.getByRole('table', { name: 'Revenue' })
  await expect(table.getByRole('columnheader')).toHaveText(['Day', 'This period', 'Previous period'])
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(7)
  await expect(table.getByRole('rowheader').first()).toHaveText('Thursday, March 5, 2026')
})

test('the sales figures are accessible in opposite themes', async ({ page }) => {
  await page.goto(screen)
  await expect(page.locator('figure .MuiChartsSurface-root path').first()).toBeVisible(patient)
  await expectAccessibleInLooks(page)
  await page.locator('figure [aria-pressed]').first().click()
  await page.locator('main [aria-haspopup="dialog"]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInLooks(page)
})

test('the layout does not shift while figures load, nor overflow at any width', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number')
          Reflect.set(globalThis, 'shifted', Reflect.get(globalThis, 'shifted') + entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  test.slow()
  for (const width of [1440, 1024, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(screen)
    await expect(page.locator('figure .MuiChartsSurface-root path').first()).toBeVisible(patient)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    if (width === 1440) expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))).toBeLessThan(0.05)
  }
})

test('a chart is a named Tab stop, and Escape dismisses the values of a point', async ({ page }) => {
  await page.goto(screen)
  const plot = page.getByRole('figure').first().locator('[role="group"][tabindex="0"]')
  await expect(plot).toHaveAccessibleName(/\S/, patient)
  await plot.focus()
  await page.keyboard.press('ArrowRight')
  const values = page.locator('.MuiChartsTooltip-root dl')
  await expect(values).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(values).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(values).toBeVisible()
})
