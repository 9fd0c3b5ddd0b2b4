import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { addCode, addProduct, buy, openShop, type ShopClient, getStatuses } from './shop-test-steps.ts'
import { cents, getInvoiceId, openShopWithInvoices } from './shop-books-test-steps.ts'

/** A paid order of three pieces, and its steps. */
async function openOrder() {
  const admin = await (await openShop(openRuntime))()
  const { id: product } = await addProduct(admin, { qty: 10 })
  const params = { id: (await buy(admin, product, 3)).id }
  const changeStatus = (status: 'paid' | 'pending' | 'shipped' | 'cancelled' | 'refunded') =>
    admin.orders.change.send({ params, body: { status } })
  await changeStatus('paid')
  const refund = async (qty: number) => {
    const { credited } = await admin.orders.show.send({ params })
    const lines = [{ id: product, qty }]
    return admin.orders.refund.send({ params, body: { lines, restock: true, reason: 'Broken', credited } })
  }
  const stock = async () => (await admin.products.show.send({ params: { id: product } })).qty
  return { admin, product, params, changeStatus, refund, stock }
}

test('cancelling returns only the pieces to the stock that no refund has returned', async () => {
  const { changeStatus, refund, stock } = await openOrder()
  await refund(1)
  expect(await stock()).toBe(8)
  await changeStatus('cancelled')
  expect(await stock()).toBe(10)
})

test('an order of which a part was sent is refunded instead of cancelled', async () => {
  const { admin, product, params, changeStatus, stock } = await openOrder()
  await admin.orders.ship.send({ params, body: { lines: [{ id: product, qty: 1 }], shipped: 0 } })
  expect(await getStatuses([changeStatus('cancelled')])).toEqual([409])
  await changeStatus('pending')
  expect(await getStatuses([changeStatus('cancelled')])).toEqual([409])
  expect(await stock()).toBe(7)
})

test('refunded pieces are not sent any more', async () => {
  const { admin, product, params, refund } = await openOrder()
  await refund(1)
  const ship = (body: object) => admin.orders.ship.send({ params, body: { shipped: 0, ...body } })
  expect(await getStatuses([ship({ lines: [{ id: product, qty: 3 }] })])).toEqual([422])
  expect(await ship({})).toMatchObject({ status: 'shipped', shipments: [{ lines: [{ id: product, qty: 2 }] }] })
})

test('a return whose money went back already is completed, and only returns its pieces to the stock', async () => {
  const { admin, product, params, changeStatus, stock } = await openOrder()
  await changeStatus('shipped')
  const lines = [{ id: product, qty: 3 }]
  const { returns, total } = await admin.orders.registerReturn.send({ params, body: { lines, reason: 'damaged' } })
  const amount = (cents(total) - 500) / 100
  await admin.orders.refund.send({ params, body: { amount, reason: 'Late', credited: 0 } })
  const step = (state: 'received' | 'refunded') =>
    admin.orders.changeReturn.send({
      params: { ...params, returnId: returns[0]?.id ?? 0 },
      body: { state, restock: state === 'refunded' },
    })
  await step('received')
  expect(await step('refunded')).toMatchObject({
    status: 'refunded',
    credited: total,
    refunds: [{ amount }, { amount: 5 }],
  })
  expect(await stock()).toBe(10)
})

test('an order without a price is paid, sent and taken back', async () => {
  const admin = await (await openShop(openRuntime))()
  const { id } = await addProduct(admin, { qty: 10 })
  await addCode(admin, { code: 'GIFT', value: 100 })
  const order = await buy(admin, id, 1, { code: 'GIFT', delivery: 'pickup' })
  expect(order.total).toBe(0)
  for (const status of ['paid', 'shipped', 'refunded'] as const)
    expect((await admin.orders.change.send({ params: { id: order.id }, body: { status } })).status).toBe(status)
})

const oldOrder = async ({ orders }: ShopClient, status: 'paid' | 'pending') => {
  const old = (await orders.list.send({ query: { status: [status] } })).find(({ invoice }) => invoice === null)
  return old ? { params: { id: old.id }, old } : expect.fail('no order')
}

test('the invoice that an older order gets has the refunds from before', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, booksClient } = shop
  const { params, old } = await oldOrder(admin, 'paid')
  await admin.orders.refund.send({ params, body: { amount: 1, reason: 'Late', credited: 0 } })
  const billed = await admin.orders.bill.send({ params })
  const paid = (cents(old.total) - 100) / 100
  expect(billed).toMatchObject({ status: 'paid', credited: 1, paid, balance: 0 })
  expect(await booksClient.show(getInvoiceId(billed))).toMatchObject({ credited: 1, paid })
})

test('an invoice over another amount with the reference of an order changes nothing of it', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, booksClient } = shop
  const { params, old } = await oldOrder(admin, 'pending')
  const created = await admin.send('/api/data/invoicedata/bill', 'POST', {
    reference: `order ${old.number}`,
    customer: { name: 'Wilma', company: '', email: '', address: '', phone: '' },
    lines: [{ itemName: 'Stamp', unitPrice: 1, units: 1 }],
    discount: 0,
    note: '',
  })
  const { id, grandTotal } = await created.json()
  expect((await booksClient.pay(id, grandTotal)).status).toBe(201)
  expect(await admin.orders.show.send({ params })).toMatchObject({ status: 'pending', paid: 0, invoice: null })
})

test('no invoice can take the reference of an order that has not been placed', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, order } = shop
  const bill = (number: number) =>
    admin.send('/api/data/invoicedata/bill', 'POST', {
      reference: `order ${number}`,
      customer: { name: 'Wilma', company: '', email: '', address: '', phone: '' },
      lines: [{ itemName: 'Stamp', unitPrice: 1, units: 1 }],
      discount: 0,
      note: '',
    })
  expect((await bill(order.number + 1)).status).toBe(409)
  expect((await bill(order.number)).status).toBeLessThan(300)
})

test('a sent order whose payment was removed is neither ready to be sent again nor paid by its invoice button', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, order, booksClient } = shop
  const params = { id: order.id }
  const changeStatus = (status: 'paid' | 'shipped') => admin.orders.change.send({ params, body: { status } })
  await changeStatus('paid')
  await changeStatus('shipped')
  const { payments } = await booksClient.show(getInvoiceId(order))
  await booksClient.unpay(getInvoiceId(order), payments[0]?.id ?? 0)
  await admin.orders.bill.send({ params })
  expect(await admin.orders.show.send({ params })).toMatchObject({ status: 'shipped', paid: 0, balance: order.total })
  expect(await getStatuses([changeStatus('paid')])).toEqual([409])
  expect(await admin.orders.pay.send({ params, body: { balance: order.total } })).toMatchObject({
    status: 'shipped',
    paid: order.total,
  })
})
