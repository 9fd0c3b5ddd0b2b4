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

test('the refund of a part keeps its reason, and is saved after a colleague was faster', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/)
  // Other tests change paid orders at the same time.
  const [order] = await (await page.request.get(`${shopOrders.base}?status=delivered&limit=1`)).json()
  const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.goto(`/apps/ecommerce/orders/${order.id}`)
  await streams
  const dialog = page.getByRole('dialog', { name: /^Refund a part/ })
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  const openDialog = async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Refund a part' }).click()
    await expect(reason).toBeEditable()
  }
  await openDialog()
  await reason.fill('Arrived late.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openDialog()
  await expect(reason).toHaveValue('Arrived late.')
  await dialog.getByRole('textbox', { name: 'Another amount' }).fill('1,50')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button').first().press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u2' }, headers: json })
  const { credited } = await (await colleague.request.get(`${shopOrders.base}/${order.id}`)).json()
  await colleague.request.post(`${shopOrders.base}/${order.id}/refunds`, {
    data: { amount: 1, reason: 'Dented', credited },
    headers: json,
  })
  await expect(page.getByText('Dented')).toBeVisible()
  await colleague.close()

  const save = dialog.getByRole('button', { name: 'Refund', exact: true })
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('was refunded in the meantime')
  await expect(reason).toHaveValue('Arrived late.')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Arrived late.')).toBeVisible()
  await openDialog()
  await expect(reason).toHaveValue('')
})

test('of selected orders, those that a colleague has cancelled are named and stay selected', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/)
  await page.goto('/apps/ecommerce/orders?status=paid')
  const rows = page.getByRole('grid', { name: 'Orders' }).locator('tbody').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const numbers = []
  for (const index of [0, 1]) {
    numbers.push((await rows.nth(index).getByRole('link').first().textContent())?.replaceAll(/\D/g, ''))
    await rows.nth(index).getByRole('checkbox').check()
  }
  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u2' }, headers: json })
  const [cancelled] = await (await colleague.request.get(`${shopOrders.base}?q=${numbers[0]}`)).json()
  const change = { data: { status: 'cancelled' }, headers: json }
  expect((await colleague.request.patch(`${shopOrders.base}/${cancelled.id}`, change)).status()).toBe(200)
  await colleague.close()
  await page.getByRole('toolbar').getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    `1 order marked as shipped. 1 order was left unchanged: ${numbers[0]}.`,
  )
  await expect(page.getByRole('toolbar')).toContainText('1')
})
