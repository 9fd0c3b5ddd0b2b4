import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { invoices } from '../contract.ts'

const { base } = invoices

const json = (body: unknown, method = 'POST') => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const repeat = (count: number, value: unknown) => Array.from({ length: count }, () => value)
const line = { itemName: 'Courge', unitPrice: 10, units: 9 }
const good = { billFrom: 'A', billTo: 'B', orders: [line] }

type Served = Awaited<ReturnType<typeof serve<(typeof invoices)['endpoints']>>>
type Case = readonly [method: string, path: string, body: unknown, at: string]

const readState = async (api: Served) => [await api.list.send(), await api.counts.send()] as const

/** Sends each body, and returns those that the server did not refuse for the given reason. */
async function findAccepted(api: Served, cases: readonly Case[]) {
  const answers = []
  for (const [method, path, body, at] of cases) {
    const response = await api.send(`${base}${path}`, json(body, method))
    const { issues = [] } = await response.json()
    const isRefused = response.status === 422 && issues.some((issue: { path: string }) => issue.path === at)
    if (!isRefused) answers.push([method, path, body, response.status, issues])
  }
  return answers
}

const drafts = [
  [{}, 'billFrom'],
  [{ billFrom: 'A', billTo: 'B' }, 'orders'],
  [{ ...good, billFrom: ' ' }, 'billFrom'],
  [{ ...good, billTo: 7 }, 'billTo'],
  [{ ...good, billTo: 'x'.repeat(251) }, 'billTo'],
  [{ ...good, billTo: 'A\0B' }, ''],
  [{ ...good, billToEmail: 'nobody' }, 'billToEmail'],
  [{ ...good, billToPhone: 9_898_989_898 }, 'billToPhone'],
  [{ ...good, orders: [] }, 'orders'],
  [{ ...good, orders: repeat(201, line) }, 'orders'],
  [{ ...good, orders: [{ ...line, itemName: '' }] }, 'orders.0.itemName'],
  [{ ...good, orders: [{ ...line, unitPrice: -1 }] }, 'orders.0.unitPrice'],
  [{ ...good, orders: [{ ...line, unitPrice: 0.001 }] }, 'orders.0.unitPrice'],
  [{ ...good, orders: [{ ...line, unitPrice: '10' }] }, 'orders.0.unitPrice'],
  [{ ...good, orders: [{ ...line, unitPrice: 1e300 }] }, 'orders.0.unitPrice'],
  [{ ...good, orders: [line, { ...line, units: 0 }] }, 'orders.1.units'],
  [{ ...good, orders: [{ ...line, units: 1.5 }] }, 'orders.0.units'],
  [{ ...good, orders: [{ ...line, units: 100_001 }] }, 'orders.0.units'],
  [{ ...good, orders: [{ ...line, discount: 101 }] }, 'orders.0.discount'],
  [{ ...good, orders: [{ ...line, vatRate: 100.5 }] }, 'orders.0.vatRate'],
  [{ ...good, orders: [{ ...line, vatRate: '10' }] }, 'orders.0.vatRate'],
  [{ ...good, orders: [{ ...line, colour: 'red' }] }, 'orders.0.colour'],
  [{ ...good, orders: [{ ...line, unitTotalPrice: 89.99 }] }, 'orders.0.unitTotalPrice'],
  [{ ...good, orders: [{ ...line, unitPrice: 1_000_000, units: 100 }] }, 'orders'],
  [{ ...good, totalCost: 91 }, 'totalCost'],
  [{ ...good, vat: 10 }, 'vat'],
  [{ ...good, grandTotal: 99.01 }, 'grandTotal'],
  [{ ...good, vatRate: 101 }, 'vatRate'],
  [{ ...good, vatRate: 17.555 }, 'vatRate'],
  [{ ...good, discount: 100.01 }, 'discount'],
  [{ ...good, discount: 90.01, discountKind: 'amount' }, 'discount'],
  [{ ...good, discountKind: 'share' }, 'discountKind'],
  [{ ...good, orderDate: 'yesterday' }, 'orderDate'],
  [{ ...good, orderDate: '2026-02-30' }, 'orderDate'],
  [{ ...good, orderDate: '2026-03-02', dueDate: '2026-03-01' }, 'dueDate'],
  [{ ...good, status: 'pending' }, 'status'],
  [{ ...good, completed: 1 }, 'completed'],
  [{ ...good, customerId: '' }, 'customerId'],
  [{ ...good, note: 'x'.repeat(2001) }, 'note'],
] as const

test('the server refuses an invalid invoice at its field, and uses no number', async () => {
  const api = await serve(invoices)
  const before = await readState(api)
  const first = await api.create.send({ body: { ...good, issue: true } })
  const cases = drafts.flatMap(([body, at]): Case[] => [
    ['POST', '', body, at],
    ['POST', '/addinvoice', body, at],
  ])
  const server = ['id', 'number', 'paid', 'payments', 'publicLink', 'reference', 'createdAt', 'deleted']
  const values = [1, 'INV-2026-9999', 99, [], '/invoice/x', 'order 1', '2026-01-01T00:00:00.000Z', true]
  const serverFieldCases = server.map((field, index): Case => ['POST', '', { ...good, [field]: values[index] }, field])
  expect(
    await findAccepted(api, [...cases, ...serverFieldCases, ['POST', '', [], ''], ['POST', '', '"text"', '']]),
  ).toEqual([])
  const next = await api.create.send({ body: { ...good, issue: true } })
  expect(next.id).toBe(first.id + 1)
  expect(Number(next.number.slice(9))).toBe(Number(first.number.slice(9)) + 1)
  const [list] = await readState(api)
  expect(list).toHaveLength(before[0].length + 2)
})

test('the server refuses invalid changes at their field', async () => {
  const api = await serve(invoices)
  const before = await readState(api)
  const mail = { to: ['a@b.example'], subject: 'S' }
  const pay = { amount: 1, date: '2026-03-02' }
  const bill = { reference: 'r', customer: { name: 'N', company: '', email: '', address: '', phone: '' }, discount: 0 }
  const billed = { ...bill, lines: [{ itemName: 'A', unitPrice: 1, units: 1 }] }
  const cases: Case[] = [
    ['PATCH', '/1', { billTo: '' }, 'billTo'],
    ['PATCH', '/1', { status: null }, 'status'],
    ['PATCH', '/1', { deleted: 'yes' }, 'deleted'],
    ['PATCH', '/1', { number: 'INV-2026-9999' }, 'number'],
    ['PATCH', '/1', { grandTotal: 1 }, 'grandTotal'],
    ['PATCH', '/62', { dueDate: '2001-01-01' }, 'dueDate'],
    ['PATCH', '/62', { discountKind: 'amount', discount: 1_000_000 }, 'discount'],
    ['PUT', '/updateinvoice', good, 'id'],
    ['PUT', '/updateinvoice', { id: 1, billFrom: 'A', billTo: 'B' }, 'orders'],
    ['PUT', '/updateinvoice', { ...good, id: '1' }, 'id'],
    ['PUT', '/updateinvoice', { ...good, id: 1, colour: 'red' }, 'colour'],
    ['DELETE', '/deleteinvoice', {}, 'invoiceId'],
    ['DELETE', '/deleteinvoice', { invoiceId: '1' }, 'invoiceId'],
    ['DELETE', '/deleteinvoice', { invoiceId: 1.5 }, 'invoiceId'],
    ['POST', '/60/payments', { ...pay, amount: 0 }, 'amount'],
    ['POST', '/60/payments', { ...pay, amount: 0.005 }, 'amount'],
    ['POST', '/60/payments', { ...pay, amount: -1 }, 'amount'],
    ['POST', '/60/payments', { ...pay, amount: 999_999 }, 'amount'],
    ['POST', '/60/payments', { ...pay, date: '02.03.2026' }, 'date'],
    ['POST', '/60/payments', { ...pay, method: 'shell' }, 'method'],
    ['POST', '/60/payments', { ...pay, card: '4111111111111111' }, 'card'],
    ['POST', '/60/send', { ...mail, to: [] }, 'to'],
    ['POST', '/60/send', { ...mail, to: ['nobody'] }, 'to.0'],
    ['POST', '/60/send', { ...mail, to: repeat(11, 'a@b.example') }, 'to'],
    ['POST', '/60/send', { ...mail, subject: '' }, 'subject'],
    // Clients cannot set the target of the email's link.
    ['POST', '/60/send', { ...mail, site: 'https://evil.example/phish' }, 'site'],
    ['POST', '/bulk', { ids: [] }, 'ids'],
    ['POST', '/bulk', { ids: repeat(1001, 1) }, 'ids'],
    ['POST', '/bulk', { ids: ['1'] }, 'ids.0'],
    ['POST', '/bulk', { ids: [1], note: 'x' }, 'note'],
    ['POST', '/bill', bill, 'lines'],
    ['POST', '/bill', { ...billed, reference: '' }, 'reference'],
    ['POST', '/bill', { ...billed, discount: 2 }, 'discount'],
    ['POST', '/bill', { ...billed, customer: { ...bill.customer, name: '' } }, 'customer.name'],
  ]
  expect(await findAccepted(api, cases)).toEqual([])
  expect(await readState(api)).toEqual(before)
})

test('the server refuses invalid queries, and answers 404 to unknown paths and methods', async () => {
  const api = await serve(invoices)
  for (const query of [
    'sort=deletedAt',
    'page=0',
    'limit=1001',
    'status=pending',
    'paymentState=late',
    'from=yesterday',
    'to=2026-02-30',
    'deleted=perhaps',
    'ids=x',
    'colour=red',
    `q=${'x'.repeat(201)}`,
  ])
    expect([query, (await api.send(`${base}?${query}`)).status]).toEqual([query, 422])
  for (const path of ['/counts?sort=id', '/export?page=1', '/counts?colour=red'])
    expect([path, (await api.send(`${base}${path}`)).status]).toEqual([path, 422])
  for (const path of ['/x', '/0', '/99999999999', '/1/payments/x', '/public/', '/public/short'])
    expect([path, (await api.send(`${base}${path}`)).status >= 404]).toEqual([path, true])
  expect((await api.send(`${base}/1`, json({}, 'PUT'))).status).toBe(405)
  expect((await api.send(base, json('{'))).status).toBe(400)
})
