import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { readPdf } from '#testing/inputs/read-pdf.ts'
import { invoices } from '../contract.ts'

const headers = { 'content-type': 'application/json' }
const draft = {
  issue: true,
  billFrom: 'Larkmoor',
  billTo: 'Livia Wire',
  orders: [{ itemName: 'Stacking boats', unitPrice: 10, units: 9 }],
}

async function download(page: Page, name: string) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const saved = await saving
  const { pages, size } = await readPdf(await readFile(await saved.path()))
  return { name: saved.suggestedFilename(), text: pages.join(' '), width: Math.round(size[0] ?? 0) }
}

test('the PDF is saved from the invoice, its credit note and the public page, as it is previewed', async ({
  page,
  request,
  look,
}) => {
  await request.put('/api/session', { data: { userId: 'u1' }, headers })
  const created = await (await request.post(invoices.base, { data: draft, headers })).json()
  const body = { amount: 11, reason: 'Late', credited: 0 }
  await request.post(`${invoices.base}/${created.id}/credit-notes`, { data: body, headers })
  const published = await request.post(`${invoices.base}/${created.id}/link`, { headers })
  const { publicLink, creditNotes } = await published.json()
  const [{ id: note, number: noteNumber }] = creditNotes

  await page.goto(`/apps/invoice/detail/${created.id}`)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Save as PDF' })).toHaveCount(0)
  await page.getByRole('menuitemradio', { name: 'US Letter paper' }).click()
  await page.keyboard.press('Escape')
  const file = await download(page, 'Download PDF')
  expect(file).toMatchObject({ name: `${created.number} Livia Wire.pdf`, width: 612 })
  expect(file.text).toContain('Balance due £88.00')

  await page.goto(`/apps/invoice/credit-note/${created.id}/${note}`)
  expect(await download(page, 'Download PDF')).toMatchObject({ name: `${noteNumber} Livia Wire.pdf` })

  await look({ isLanguage: 'ar', activeDir: 'rtl' })
  await page.goto(publicLink)
  const shared = await download(page, 'تنزيل PDF')
  expect(shared.name).toBe(`${created.number} Livia Wire.pdf`)
  expect(shared.text).toContain('فاتورة')
})

test('a failure says so, and can be tried again', async ({ page, request, consoleErrors }) => {
  consoleErrors.allow(/500/)
  await request.put('/api/session', { data: { userId: 'u1' }, headers })
  const { id } = await (await request.post(invoices.base, { data: draft, headers })).json()
  await page.goto(`/apps/invoice/detail/${id}`)
  await page.route(/\/pdf\?/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByText('The PDF could not be created.')).toBeVisible()
  await page.unrouteAll()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Try again' }).click()
  await saving
})
