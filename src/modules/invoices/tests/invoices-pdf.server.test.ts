import { expect, test } from 'vitest'
import { readPdf } from '#testing/inputs/read-pdf.ts'
import { serve } from '#testing/inputs/serve.ts'
import { invoices } from '../contract.ts'
import type { InvoiceDraft } from '../contract-drafts.ts'

const draft: InvoiceDraft = {
  issue: true,
  billFrom: 'Larkmoor',
  billTo: 'Wilma/Aldous: Ltd.',
  billToAddress: '12 Mill Lane\nHarbour Town',
  billToPhone: '+44 117 496 0000',
  orderDate: '2026-03-02',
  dueDate: '2026-03-16',
  note: 'IBAN GB33 BUKB 2020',
  discount: 10,
  orders: [
    { itemName: 'Courge', unitPrice: 100, units: 9 },
    { itemName: 'Duck', unitPrice: 50, units: 2, discount: 5, vatRate: 20 },
  ],
}
const getToken = (link: string | null) => link?.split('/').at(-1) ?? ''
const readFile = async ({ blob }: { blob: Blob }) => readPdf(new Uint8Array(await blob.arrayBuffer()))

test('the PDF has what the print preview has', async () => {
  const api = await serve(invoices)
  const { id, number } = await api.create.send({ body: draft })
  await api.pay.send({ params: { id }, body: { amount: 9, date: '2026-03-03' } })
  const response = await api.send(`${invoices.base}/${id}/pdf?language=en`)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${number} Wilma Aldous Ltd.pdf`)}`,
    'cache-control': 'private, no-store',
  })
  const { pages, info } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  expect(info).toMatchObject({ Title: `Invoice ${number}`, Author: 'Larkmoor', Language: 'en' })
  // 900 + 95 = 995.00, less 10 %: 895.50; VAT 10 % of 810.00 and 20 % of 85.50: 98.10.
  const texts = `Invoice|${number}|Larkmoor|Wilma/Aldous: Ltd.|12 Mill Lane Harbour Town|+44 117 496 0000
    |Mar 2, 2026|Mar 16, 2026|Courge|Duck|£995.00|Discount (10%) -£99.50|VAT (10% of £810.00)|VAT (20% of £85.50)
    |Total £993.60|Paid -£9.00|Balance due £984.60|Note IBAN GB33 BUKB 2020`
  for (const text of texts.split(/\s*\|/)) expect(pages[0]).toContain(text)
})

test('an invoice of 120 lines has several pages', async () => {
  const api = await serve(invoices)
  const orders = Array.from({ length: 120 }, (_, index) => ({ itemName: `Line ${index + 1}.`, unitPrice: 1, units: 1 }))
  const { id, number } = await api.create.send({ body: { ...draft, orders } })
  const { pages, size } = await readFile(await api.pdf.send({ params: { id }, query: { size: 'Letter' } }))
  expect(size).toEqual([612, 792])
  expect(pages.length).toBeGreaterThan(4)
  for (const [index, page] of pages.entries()) expect(page).toContain(`${number} · ${index + 1} / ${pages.length}`)
  expect(pages.join(' ').match(/Line \d+\./g)).toHaveLength(120)
})

test.each([
  ['fr', 'Facture', 'fr'],
  ['ar', 'فاتورة', 'ar'],
  ['ch', '发票', 'zh-CN'],
] as const)('the PDF is in the language that was asked for: %s', async (language, title, tag) => {
  const api = await serve(invoices)
  const { id } = await api.create.send({ body: draft })
  const { pages, info } = await readFile(await api.pdf.send({ params: { id }, query: { language } }))
  expect(pages[0]?.replaceAll(' ', '')).toContain(title)
  expect(info).toMatchObject({ Language: tag })
})

test('a draft is named as such, and a void invoice says so', async () => {
  const api = await serve(invoices)
  const created = await api.create.send({ body: { ...draft, issue: false } })
  const params = { id: created.id }
  const file = await api.pdf.send({ params })
  expect(file.name).toBe(`Draft ${created.id} Wilma Aldous Ltd.pdf`)
  const { publicLink } = await api.issue.send({ params }).then(() => api.publish.send({ params }))
  await api.void.send({ params, body: { reason: 'Wrong customer' } })
  for (const one of [
    await api.pdf.send({ params }),
    await api.publicPdf.send({ params: { token: getToken(publicLink) } }),
  ]) {
    const { pages } = await readFile(one)
    expect(pages[0]).toContain('Void')
    expect(pages[0]).toContain('Balance due £0.00')
    expect(pages[0]).not.toContain('Wrong customer')
  }
})

test('credit notes are files of their own', async () => {
  const api = await serve(invoices)
  const { id } = await api.create.send({ body: draft })
  const body = { lines: [{ position: 0, units: 2 }], reason: 'Two were rotten', credited: 0 }
  const { creditNotes, number } = await api.credit.send({ params: { id }, body })
  const [{ id: note, number: noteNumber } = { id: 0, number: '' }] = creditNotes
  const file = await api.creditNotePdf.send({ params: { id, note } })
  expect(file.name).toBe(`${noteNumber} Wilma Aldous Ltd.pdf`)
  const { pages } = await readFile(file)
  for (const text of ['Credit note', noteNumber, number, 'Courge', 'Two were rotten', 'Total £198.00'])
    expect(pages[0]).toContain(text)
  expect((await readFile(await api.pdf.send({ params: { id } }))).pages[0]).toContain(
    `Credit note ${noteNumber} -£198.00`,
  )
  const token = getToken((await api.publish.send({ params: { id } })).publicLink)
  const shared = await api.publicPdf.send({ params: { token }, query: { creditNote: note } })
  expect(shared.name).toBe(file.name)
  const other = await api.create.send({ body: draft })
  await expect(api.creditNotePdf.send({ params: { id: other.id, note } })).rejects.toMatchObject({ status: 404 })
})

test('everyone who may read an invoice gets the PDF; a link only until it is revoked', async () => {
  const admin = await serve(invoices)
  const { id, number } = await admin.create.send({ body: draft })
  const params = { id }
  for (const role of ['agent', 'viewer'] as const)
    expect((await (await admin.as(role)).pdf.send({ params })).name).toContain(number)
  const token = getToken((await admin.publish.send({ params })).publicLink)
  const guest = await serve(invoices)
  expect(await readFile(await admin.publicPdf.send({ params: { token } }))).toMatchObject({
    info: { Author: 'Larkmoor' },
  })
  await expect(guest.publicPdf.send({ params: { token } })).rejects.toMatchObject({ status: 404 })
  await admin.revoke.send({ params })
  await expect(admin.publicPdf.send({ params: { token } })).rejects.toMatchObject({ status: 404 })
})

test('refuses unknown ids, links and queries', async () => {
  const api = await serve(invoices)
  const { id } = await api.create.send({ body: draft })
  const { publicLink } = await api.publish.send({ params: { id } })
  const token = getToken(publicLink)
  const responses = [
    ['999999/pdf', 404],
    ['x/pdf', 404],
    ['0/pdf', 404],
    [`${id}/credit-notes/1.5/pdf`, 404],
    [`${id}/credit-notes/999999/pdf`, 404],
    [`public/${'A'.repeat(43)}/pdf`, 404],
    ['public/x/pdf', 404],
    [`public/${token}/pdf?creditNote=999999`, 404],
    [`public/${token}/pdf?creditNote=x`, 422],
    [`${id}/pdf?language=xx`, 422],
    [`${id}/pdf?size=A0`, 422],
    [`${id}/pdf?colour=red`, 422],
  ] as const
  for (const [path, status] of responses)
    expect([path, (await api.send(`${invoices.base}/${path}`)).status]).toEqual([path, status])
})
