import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { shop } from '../contract.ts'

const title = 'Wooden crane'
const cell = (page: Page, field: string) =>
  page
    .getByRole('grid', { name: 'Products' })
    .locator('tbody')
    .getByRole('row')
    .filter({ hasText: title })
    .locator(`td[data-label="${field}"]`)

test('a stock that is edited while pieces are sold keeps them sold, also after undo; a price conflict is told', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/)
  const stock = cell(page, 'Stock')
  const price = cell(page, 'Price')
  const messages = page.getByRole('region', { name: 'Messages' })
  await page.goto('./apps/ecommerce/list/')
  // The demo creates its data at the first start.
  await expect(stock).toBeVisible({ timeout: 30_000 })
  const before = Number(await stock.textContent())
  const change = (body: object) =>
    page.evaluate(
      async ([path, text]) => {
        const [product] = await (await fetch(`${path}?q=wooden+crane&main=true`)).json()
        const headers = { 'content-type': 'application/json' }
        return (await fetch(`${path}/${product.id}`, { method: 'PATCH', headers, body: String(text) })).status
      },
      [`${shop.base}/ProductsData`, JSON.stringify(body)] as const,
    )
  await stock.getByRole('button').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(String(before + 40))
  expect(await change({ addQty: -3 })).toBe(200)
  await page.keyboard.press('Enter')
  await expect(stock).toHaveText(String(before + 37))
  await expect(messages.getByText(`${title} changed.`)).toBeVisible()
  expect(await change({ addQty: -2 })).toBe(200)
  await messages.getByRole('button', { name: 'Undo' }).last().click()
  await expect(stock).toHaveText(String(before - 5))

  await price.getByRole('button').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('7')
  expect(await change({ price: 6 })).toBe(200)
  await page.keyboard.press('Enter')
  await expect(price.getByRole('alert')).toBeVisible()
  await expect(price.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(price).toHaveText('£6.00')
})
