import { expect, test } from 'vitest'
import * as z from 'zod'
import { listNames } from '#platform/fields/descriptions.ts'
import { toCell } from '#platform/fields/field-cells.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { readCsv } from '#platform/text/csv.ts'
import { inventDrafts } from '#testing/inputs/drafts.ts'
import { serve } from '#testing/inputs/serve.ts'
import { describedFields, fields, publicFields, privateFields, searchedNames } from '../contract-fields.ts'
import { invoices } from '../contract.ts'

const [full, other] = inventDrafts(z.strictObject(fields))
const orders = [{ itemName: 'Courge', unitPrice: 1000, units: 1 }]

test('create and edit write every field, and show returns it', async () => {
  const api = await serve(invoices)
  const created = await api.create.send({ body: { ...full, orders } })
  expect(created).toMatchObject(full)
  const params = { id: created.id }
  expect(await api.edit.send({ params, body: other })).toMatchObject(other)
  expect(await api.show.send({ params })).toMatchObject(other)
})

test('the public page has the fields of the document and no others', async () => {
  const api = await serve(invoices)
  const { id } = await api.create.send({ body: { ...full, orders, issue: true } })
  const { publicLink } = await api.publish.send({ params: { id } })
  const publicInvoice = await api.public.send({ params: { token: publicLink?.split('/').at(-1) ?? '' } })
  expect(Object.keys(publicInvoice)).toEqual(expect.arrayContaining(listNames(publicFields)))
  for (const name of listNames(privateFields)) expect(publicInvoice).not.toHaveProperty(name)
})

test('the list finds an invoice by each searched field', async () => {
  const api = await serve(invoices)
  const { id } = await api.create.send({ body: { ...full, orders } })
  const blank = { ...full, billFrom: 'X', billTo: 'Y', billToEmail: '', note: '' }
  for (const name of searchedNames) {
    await api.edit.send({ params: { id }, body: { ...blank, [name]: other[name] } })
    const results = await api.list.send({ query: { q: other[name] } })
    expect([name, results.map((one) => one.id)]).toEqual([name, [id]])
  }
})

test('the file has the value of each field without code of its own', async () => {
  const api = await serve(invoices)
  const { id } = await api.create.send({ body: { ...full, orders } })
  const { blob } = await api.export.send({ query: { ids: [id] } })
  const [row] = readCsv(await blob.text()).rows
  expect(row).toMatchObject({ id: `${id}`, ...mapNames(listNames(describedFields), (name) => toCell(full[name])) })
})
