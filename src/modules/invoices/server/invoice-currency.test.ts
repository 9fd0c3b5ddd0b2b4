import { expect, test } from 'vitest'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { client } from '#platform/web/api/client.ts'
import { workspaceServer } from '#testing/servers/workspace-server.ts'
import { invoices } from '../contract.ts'
import type { InvoiceDraft } from '../contract-drafts.ts'

const now = new Date('2031-03-15T23:30:00.000Z')
const other = builtWorkspace.currency === 'EUR' ? 'USD' : 'EUR'
const draft: InvoiceDraft = {
  issue: true,
  billFrom: 'Quay Ropes',
  billTo: 'Wilma Aldous',
  vatRate: 0,
  orders: [{ itemName: 'Rope', unitPrice: 10, units: 9 }],
}
const period = { from: '2031-03-01', to: '2031-03-31' }

test('an invoice keeps its currency, and sums add up amounts in one currency', async () => {
  const values = { currency: builtWorkspace.currency }
  const api = client(invoices, await (await workspaceServer(values, now))())
  const before = await api.counts.send()
  const billedBefore = (await api.figures.send({ query: period })).totals.billed
  const old = await api.create.send({ body: draft })
  expect(old.currency).toBe(builtWorkspace.currency)

  values.currency = other
  const next = await api.create.send({ body: draft })
  expect(next.currency).toBe(other)
  expect((await api.show.send({ params: { id: old.id } })).currency).toBe(builtWorkspace.currency)
  const copy = await api.duplicate.send({ params: { id: old.id } })
  expect(copy.currency).toBe(builtWorkspace.currency)
  await api.issue.send({ params: { id: copy.id } })
  const all = await api.list.send({ query: { limit: 100 } })
  expect(all.filter(({ currency }) => currency === other).map(({ id }) => id)).toEqual([next.id])

  const counts = await api.counts.send()
  expect(counts.matching).toMatchObject({ count: before.matching.count + 3, grandTotal: 90, balance: 90 })
  // The sums leave out those in the former currency, and say how many these are.
  const { draft: drafts, void: voided } = before.paymentState
  expect(counts.matching.others).toBe(before.matching.count - drafts.count - voided.count + 2)
  expect((await api.counts.send({ query: { q: 'Wilma' } })).matching).toMatchObject({ grandTotal: 90, others: 2 })
  const figures = await api.figures.send({ query: period })
  expect(figures).toMatchObject({ totals: { billed: 90, invoices: 1 }, outstanding: { count: 1, balance: 90 } })

  values.currency = builtWorkspace.currency
  const { matching } = await api.counts.send()
  expect(matching.grandTotal).toBeCloseTo(before.matching.grandTotal + 180)
  expect((await api.figures.send({ query: period })).totals.billed).toBeCloseTo(billedBefore + 180)
})

test('an invoice of another module has the given currency', async () => {
  const api = client(invoices, await (await workspaceServer({ currency: other }, now))())
  const bill = {
    reference: 'job 77',
    customer: { name: 'Wilma Aldous', company: '', email: '', address: '', phone: '' },
    lines: [{ itemName: 'Rope', unitPrice: 1, units: 1 }],
    discount: 0,
  }
  expect((await api.bill.send({ body: { ...bill, currency: 'USD' } })).currency).toBe('USD')
  expect((await api.bill.send({ body: { ...bill, reference: 'job 78' } })).currency).toBe(other)
})

test('a new invoice has the company, time zone and due days of the workspace', async () => {
  const company = {
    companyName: 'Quay Ropes Ltd',
    address: '1 Harbour Street',
    email: 'books@quay.example',
    phone: '1',
  }
  const values = { ...company, taxNumber: 'GB123456789', timeZone: 'Pacific/Auckland', dueDays: 14 }
  const api = client(invoices, await (await workspaceServer(values, now))())
  expect(await api.defaults.send()).toMatchObject({
    billFrom: 'Quay Ropes Ltd',
    billFromAddress: '1 Harbour Street\nGB123456789',
    billFromEmail: 'books@quay.example',
    orderDate: '2031-03-16',
    dueDate: '2031-03-30',
  })
  expect(await api.create.send({ body: draft })).toMatchObject({ orderDate: '2031-03-16', dueDate: '2031-03-30' })
})
