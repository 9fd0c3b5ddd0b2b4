import { expect, test } from 'vitest'
import { readCsv } from '#platform/text/csv.ts'
import { serve } from '#testing/inputs/serve.ts'
import { invoices, type Sum } from '../contract.ts'
import type { InvoiceDraft } from '../contract-drafts.ts'
import { paymentStates, statuses } from '../contract-fields.ts'

const draft: InvoiceDraft = {
  issue: true,
  billFrom: 'Larkmoor',
  billTo: 'Wilma Öztürk',
  billToEmail: 'wilma@aldous.example',
  customerId: '4711',
  note: 'Blue paper',
  orders: [{ itemName: 'Courge', unitPrice: 10, units: 9 }],
}

const sorts = [
  'orderDate',
  'dueDate',
  'number',
  'billTo',
  'grandTotal',
  'balance',
  'status',
  'updatedAt',
  'id',
] as const

const cents = (amount: number) => Math.round(amount * 100)

type Served = Awaited<ReturnType<typeof serve<(typeof invoices)['endpoints']>>>
type Query = NonNullable<NonNullable<Parameters<Served['list']['send']>[0]>['query']>

const findIds = async (api: Served, query: Query) => (await api.list.send({ query })).map(({ id }) => id)

test('the search finds number, customer, email address, line and note, ignoring case and accents', async () => {
  const api = await serve(invoices)
  const { id, number } = await api.create.send({ body: draft })
  for (const q of [number, number.toLowerCase(), 'ozturk', 'WILMA@aldous', 'courge wilma', 'blue paper'])
    expect([q, await findIds(api, { q })]).toEqual([q, [id]])
  expect(await findIds(api, { q: 'no such thing' })).toEqual([])
  expect(await findIds(api, { q: '%' })).toEqual([])
})

test('the search finds a status by its name in the reader’s language', async () => {
  const api = await serve(invoices)
  const { id } = await api.create.send({ body: draft })
  await api.reads('fr')
  const invoiced = async (q: string) => (await api.counts.send({ query: { q } })).matching.count
  expect(await findIds(api, { q: 'wilma attente' })).toEqual([id])
  expect([await invoiced('wilma attente'), await invoiced('wilma livrée')]).toEqual([1, 0])
  const { blob } = await api.export.send({ query: { q: 'wilma attente' } })
  expect(await blob.text()).toContain('Wilma')
})

test('the list filters by customer, by inclusive days and by ids', async () => {
  const api = await serve(invoices)
  const on = async (orderDate: string) => (await api.create.send({ body: { ...draft, orderDate } })).id
  const [first, second, third] = [await on('2021-05-01'), await on('2021-05-02'), await on('2021-05-03')]
  expect(await findIds(api, { customer: '4711' })).toEqual([third, second, first])
  expect(await findIds(api, { from: '2021-05-02', to: '2021-05-03', sort: 'id' })).toEqual([second, third])
  expect(await findIds(api, { to: '2021-05-01' })).toEqual([first])
  expect(await findIds(api, { ids: [third, first, 999_999], sort: 'orderDate' })).toEqual([first, third])
  expect(await findIds(api, { from: '2021-05-04', to: '2021-05-03' })).toEqual([])
})

test('in every order, pages have no gaps, and the reverse order is the reversed list', async () => {
  const api = await serve(invoices)
  for (const field of sorts) {
    const whole = await findIds(api, { sort: field })
    const pages = []
    for (let page = 1; page <= 4; page++) pages.push(...(await findIds(api, { sort: field, page, limit: 17 })))
    expect([field, pages]).toEqual([field, whole])
    expect(new Set(whole).size).toBe(whole.length)
    expect([field, await findIds(api, { sort: `-${field}` })]).toEqual([field, whole.toReversed()])
  }
})

test('each filter returns as many invoices, with the same sums, as its count says', async () => {
  const api = await serve(invoices)
  const { matching, status, paymentState } = await api.counts.send()
  const facets: [Query, Sum][] = [
    [{}, matching],
    ...statuses.map((one): [Query, Sum] => [{ status: [one] }, status[one]]),
    ...paymentStates.map((one): [Query, Sum] => [{ paymentState: [one] }, paymentState[one]]),
  ]
  for (const [query, sum] of facets) {
    const some = await api.list.send({ query })
    const invoiced = some.filter(({ paymentState: state }) => state !== 'draft' && state !== 'void')
    const added = invoiced.length > 0 ? invoiced : some
    const total = (field: 'grandTotal' | 'paid' | 'balance') => added.reduce((all, one) => all + cents(one[field]), 0)
    expect({
      count: some.length,
      grandTotal: total('grandTotal'),
      paid: total('paid'),
      balance: total('balance'),
    }).toEqual({
      count: sum.count,
      grandTotal: cents(sum.grandTotal),
      paid: cents(sum.paid),
      balance: cents(sum.balance),
    })
  }
})

test('a facet ignores its own filter and applies the others', async () => {
  const api = await serve(invoices)
  const query = { status: ['Delivered'], paymentState: ['overdue'], from: '2000-01-01' } as const
  const filter = { ...query, status: [...query.status], paymentState: [...query.paymentState] }
  const counts = await api.counts.send({ query: filter })
  const all = await api.list.send()
  const late = all.filter(({ paymentState }) => paymentState === 'overdue')
  const delivered = all.filter(({ status }) => status === 'Delivered')
  expect(counts.matching.count).toBe(late.filter(({ status }) => status === 'Delivered').length)
  for (const status of statuses)
    expect(counts.status[status].count).toBe(late.filter((one) => one.status === status).length)
  for (const state of paymentStates)
    expect(counts.paymentState[state].count).toBe(delivered.filter((one) => one.paymentState === state).length)
})

test('the export has the whole result in its order, and escapes formulas', async () => {
  const api = await serve(invoices)
  await api.create.send({ body: { ...draft, billTo: '=1+1', note: 'Two\nlines, "quoted"', discount: 5 } })
  const response = await api.send(`${invoices.base}/export?sort=-id&from=2000-01-01`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(response.headers.get('content-disposition')).toContain('.csv')
  const text = await response.text()
  expect(text).toContain(`'=1+1`)
  const { rows } = readCsv(text)
  const all = await api.list.send({ query: { sort: '-id' } })
  expect(rows.map((row) => Number(row['id']))).toEqual(all.map(({ id }) => id))
  expect(rows[0]).toMatchObject({
    billTo: '=1+1',
    note: 'Two\nlines, "quoted"',
    totalCost: '90.00',
    discountAmount: '4.50',
    vatRate: '10.00',
    vat: '8.55',
    grandTotal: '94.05',
    paid: '0.00',
    balance: '94.05',
    status: 'Pending',
    paymentState: 'open',
  })

  const some = readCsv(await (await api.send(`${invoices.base}/export?paymentState=overdue&status=Delivered`)).text())
  const counts = await api.counts.send({ query: { paymentState: ['overdue'], status: ['Delivered'] } })
  expect(some.rows).toHaveLength(counts.matching.count)
})
