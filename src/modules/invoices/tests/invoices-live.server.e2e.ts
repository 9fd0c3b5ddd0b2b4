import type { Browser } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { invoices } from '../contract.ts'

const headers = { 'content-type': 'application/json' }
const draft = {
  issue: true,
  billFrom: 'Larkmoor',
  billTo: 'Livia Wire',
  orders: [{ itemName: 'Stacking boats', unitPrice: 10, units: 9 }],
}

/** Opens another browser, signed in as this user. */
async function openBrowser(browser: Browser, baseURL: string | undefined, userId: string) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })
  await context.request.put('/api/session', { data: { userId }, headers })
  return context
}

test('a colleague’s payment appears without a reload, and an agent cannot record one', async ({
  page,
  browser,
  baseURL,
}) => {
  const colleague = await openBrowser(browser, baseURL, 'u2')
  const created = await colleague.request.post(invoices.base, { data: draft, headers })
  const { id, number } = await created.json()
  const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.goto(`/apps/invoice/detail/${id}`)
  await streams
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(page.getByText('£0.00 of £99.00 paid')).toBeVisible()

  const payment = { amount: 33, date: '2026-03-02', method: 'cash', note: 'Paid by Livia' }
  await colleague.request.post(`${invoices.base}/${id}/payments`, { data: payment, headers })
  await expect(page.getByText('£33.00 of £99.00 paid')).toBeVisible()
  await expect(page.getByText('Paid by Livia')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Record payment' })).toBeVisible()

  const agent = await openBrowser(browser, baseURL, 'u3')
  const theirs = await agent.newPage()
  await theirs.goto(`/apps/invoice/detail/${id}`)
  await expect(theirs.getByText('£33.00 of £99.00 paid')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Record payment' })).toHaveCount(0)
  await expect(theirs.getByRole('button', { name: 'Send' })).toHaveCount(0)
  await agent.close()
  await colleague.close()
})

test('the dialog of a payment says that a colleague has settled or voided the invoice', async ({
  page,
  browser,
  baseURL,
}) => {
  const colleague = await openBrowser(browser, baseURL, 'u2')
  const dialog = page.getByRole('dialog', { name: 'Record payment' })
  const openDialog = async () => {
    const created = await colleague.request.post(invoices.base, { data: draft, headers })
    const { id, number } = await created.json()
    const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
    await page.goto(`/apps/invoice/detail/${id}`)
    await streams
    await page.getByRole('button', { name: 'Record payment' }).click()
    await expect(dialog.getByText(`£99.00 of ${number} is still due.`)).toBeVisible()
    return { path: `${invoices.base}/${id}`, number }
  }

  const paid = await openDialog()
  const payment = { amount: 99, date: '2026-03-02', method: 'cash', note: '' }
  await colleague.request.post(`${paid.path}/payments`, { data: payment, headers })
  await expect(dialog.getByRole('alert')).toHaveText(`${paid.number} is paid in full.`)
  await expect(dialog.getByRole('button', { name: 'Record payment' })).toBeDisabled()

  const voided = await openDialog()
  await colleague.request.post(`${voided.path}/void`, { data: { reason: 'Wrong customer' }, headers })
  await expect(dialog.getByRole('alert')).toHaveText('This invoice is void. Nothing has to be paid.')
  await expect(dialog.getByRole('button', { name: 'Record payment' })).toBeDisabled()
  await colleague.close()
})

test('a public page shows the invoice until its link is revoked', async ({ page, browser, baseURL, consoleErrors }) => {
  const colleague = await openBrowser(browser, baseURL, 'u2')
  const { id, number } = await (await colleague.request.post(invoices.base, { data: draft, headers })).json()
  const { publicLink } = await (await colleague.request.post(`${invoices.base}/${id}/link`)).json()
  await page.goto(publicLink)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(number).first()).toBeVisible()
  await expect(page.getByText('Stacking boats')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)

  await colleague.request.delete(`${invoices.base}/${id}/link`)
  consoleErrors.allow(/404/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This invoice is not available' })).toBeVisible()
  await expect(page.getByText(number)).toHaveCount(0)
  await colleague.close()
})

test('the public page of a credited invoice leads to its credit notes', async ({ page, browser, baseURL }) => {
  const colleague = await openBrowser(browser, baseURL, 'u2')
  const post = async (path: string, data: object) =>
    (await colleague.request.post(`${invoices.base}${path}`, { data, headers })).json()
  const { id, number } = await post('', draft)
  const credited = await post(`/${id}/credit-notes`, { amount: 10, reason: 'Late', credited: 0 })
  const note: string = credited.creditNotes[0].number
  const { publicLink } = await post(`/${id}/link`, {})
  await page.goto(publicLink)
  await page.getByRole('link', { name: note }).click()
  await expect(page).toHaveTitle(new RegExp(note))
  await expect(page.getByRole('article')).toContainText('Late')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Credit note' })).toBeVisible()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('article')).toContainText('Stacking boats')
  await colleague.close()
})

test('the email has the link of the public page, and the export has a file name', async ({ request }) => {
  const { id } = await (await request.post(invoices.base, { data: draft, headers })).json()
  const mail = { to: ['livia@wire.example'], subject: 'Your invoice' }
  const sent = await (await request.post(`${invoices.base}/${id}/send`, { data: mail, headers })).json()
  expect(sent.sentAt).not.toBeNull()
  expect((await request.get(`${invoices.base}/public${sent.publicLink.replace('/invoice', '')}`)).status()).toBe(200)

  const file = await request.get(`${invoices.base}/export?q=Livia&sort=-id`)
  expect(file.headers()['content-disposition']).toMatch(/invoices-\d{4}-\d\d-\d\d\.csv/)
  expect((await file.text()).split('\r\n')[1]).toContain('Livia Wire')
})

test('the form adds up a line’s own tax, and the document shows it', async ({ page, request }) => {
  const orders = [...draft.orders, { itemName: 'Snow on the Post Van', unitPrice: 12.5, units: 2, vatRate: 0 }]
  const data = { ...draft, orders, issue: false }
  const { id } = await (await request.post(invoices.base, { data, headers })).json()
  await page.goto(`/apps/invoice/edit/${id}`)
  const sums = page.locator('form dl')
  await expect(sums).toContainText('VAT (0%)')
  await page.getByRole('textbox', { name: 'VAT %, line 1', exact: true }).fill('20')
  // 90.00 at 20 % and 25.00 without.
  await expect(sums).toContainText('£18.00')
  await expect(sums).toContainText('£133.00')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const document = page.getByRole('article')
  await expect(document).toContainText('VAT (20% of £90.00)')
  await expect(document).toContainText('VAT (0% of £25.00)')
  await expect(document).toContainText('£133.00')
})
