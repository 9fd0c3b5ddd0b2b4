import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { workspaceServer } from '#testing/servers/workspace-server.ts'
import { invoices } from '../contract.ts'

// In Honolulu, it is the evening of December 31.
const now = new Date('2032-01-01T06:00:00.000Z')
const draft = {
  issue: true,
  billFrom: 'Quay Ropes',
  billTo: 'Wilma Aldous',
  vatRate: 0,
  orders: [{ itemName: 'Rope', unitPrice: 10, units: 9 }],
  orderDate: '2031-12-01',
  dueDate: '2031-12-31',
}

test('the workspace’s time zone decides which invoices are overdue, and the year of a number', async () => {
  const values = { timeZone: 'Pacific/Honolulu' }
  const api = client(invoices, await (await workspaceServer(values, now))())
  const { id, number } = await api.create.send({ body: draft })
  expect(number).toMatch(/^INV-2031-/)
  const query = { ids: [id] }
  const overdue = { ...query, paymentState: ['overdue' as const] }
  const period = { from: '2031-12-01', to: '2031-12-31' }
  const readSums = async () => ({
    page: (await api.show.send({ params: { id } })).paymentState,
    row: (await api.list.send({ query })).map(({ paymentState }) => paymentState),
    filtered: (await api.list.send({ query: overdue })).length,
    counted: (await api.counts.send({ query })).paymentState.overdue.count,
    exported: (await (await api.export.send({ query: overdue })).blob.text()).includes(number),
  })
  const countLate = async () => ({
    all: (await api.counts.send()).paymentState.overdue.count,
    figures: (await api.figures.send({ query: period })).overdue.count,
  })
  expect(await readSums()).toEqual({ page: 'open', row: ['open'], filtered: 0, counted: 0, exported: false })
  const before = await countLate()
  values.timeZone = 'UTC'
  expect(await readSums()).toEqual({ page: 'overdue', row: ['overdue'], filtered: 1, counted: 1, exported: true })
  expect(await countLate()).toEqual({ all: before.all + 1, figures: before.figures + 1 })
})
