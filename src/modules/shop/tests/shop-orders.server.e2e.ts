import { expect, test } from '#testing/browser/e2e.ts'
import { shopOrders } from '../contract-orders.ts'

const json = { 'content-type': 'application/json' }

test('an open order shows a colleague’s change, and a viewer cannot change it', async ({ page, browser, baseURL }) => {
  const [order] = await (await page.request.get(`${shopOrders.base}?status=pending&limit=1`)).json()
  const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.goto(`/apps/ecommerce/orders/${order.id}`)
  await streams
  const now = page.getByRole('list', { name: 'Progress' }).locator('[aria-current]')
  await expect(now).toContainText('Pending')
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeVisible()

  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u2' }, headers: json })
  const paid = await colleague.request.patch(`${shopOrders.base}/${order.id}`, {
    data: { status: 'paid', note: 'By bank transfer, today.' },
    headers: json,
  })
  expect(paid.status()).toBe(200)
  await expect(now).toContainText('Paid')
  await expect(page.getByText('By bank transfer, today.')).toBeVisible()
  await colleague.close()

  const viewer = await browser.newContext({ ...(baseURL && { baseURL }) })
  await viewer.request.put('/api/session', { data: { userId: 'u4' }, headers: json })
  const theirs = await viewer.newPage()
  await theirs.goto(`/apps/ecommerce/orders/${order.id}`)
  await expect(theirs.getByRole('list', { name: 'Progress' }).locator('[aria-current]')).toContainText('Paid')
  await expect(theirs.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: /^Mark as|^More$|^Create invoice$/ })).toHaveCount(0)
  await viewer.close()
})
