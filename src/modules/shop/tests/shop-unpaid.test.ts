import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { getInvoiceId, openShopWithInvoices } from './shop-books-test-steps.ts'
import { addProduct, buy, openShop, getStatuses } from './shop-test-steps.ts'

/** An unpaid order of three pieces, and its steps. */
async function openOrder(payment: 'invoice' | 'transfer' | 'cashOnDelivery') {
  const openClient = await openShop(openRuntime)
  const admin = await openClient()
  const { id: product } = await addProduct(admin, { qty: 10 })
  const order = await buy(admin, product, 3, { payment })
  const params = { id: order.id }
  return {
    admin,
    openClient,
    order,
    params,
    changeStatus: (status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded') =>
      admin.orders.change.send({ params, body: { status } }),
    pay: (balance: number) => admin.orders.pay.send({ params, body: { balance } }),
    ship: (qty: number, shipped = 0) =>
      admin.orders.ship.send({ params, body: { lines: [{ id: product, qty }], shipped } }),
    refund: (qty: number, credited = 0) =>
      admin.orders.refund.send({
        params,
        body: { lines: [{ id: product, qty }], restock: true, reason: 'Broken', credited },
      }),
    stock: async () => (await admin.products.show.send({ params: { id: product } })).qty,
  }
}

test.each(['invoice', 'cashOnDelivery'] as const)(
  'an order with the payment %s is sent and delivered before it is paid',
  async (payment) => {
    const { order, ship, changeStatus, pay } = await openOrder(payment)
    const { total } = order
    expect(await ship(2)).toMatchObject({ status: 'pending', shipments: [{}], balance: total })
    expect(await ship(1, 2)).toMatchObject({ status: 'shipped', shipments: [{}, {}], paid: 0, balance: total })
    expect(await changeStatus('delivered')).toMatchObject({ status: 'delivered', balance: total })
    expect(await pay(total)).toMatchObject({ status: 'delivered', paid: total, balance: 0 })
  },
)

test('an order by bank transfer is sent when it is paid', async () => {
  const { ship, changeStatus } = await openOrder('transfer')
  expect(await getStatuses([ship(1), changeStatus('shipped')])).toEqual([409, 409])
})

test('a refused parcel that nobody has paid for is credited, and no money is returned', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, order, booksClient } = shop
  const changeStatus = (status: 'shipped' | 'refunded') =>
    admin.orders.change.send({ params: { id: order.id }, body: { status } })
  await changeStatus('shipped')
  expect(await booksClient.show(getInvoiceId(order))).toMatchObject({ paymentState: 'open', paid: 0 })
  expect(await changeStatus('refunded')).toMatchObject({ paid: 0, credited: order.total, balance: 0 })
  expect(await booksClient.show(getInvoiceId(order))).toMatchObject({
    paymentState: 'credited',
    payments: [],
    creditNotes: [{ refunded: 0 }],
  })
})

test('a sent order that is not paid goes back to pending, with the part that was paid', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, order, booksClient } = shop
  const changeStatus = (status: 'shipped' | 'pending') =>
    admin.orders.change.send({ params: { id: order.id }, body: { status } })
  await booksClient.pay(getInvoiceId(order), 10)
  await changeStatus('shipped')
  expect(await changeStatus('pending')).toMatchObject({ status: 'pending', paid: 10, shipments: [] })
})

test('of an unpaid order, a part of which was sent, a part is refunded, and the rest is not cancelled', async () => {
  const { order, ship, refund, changeStatus, stock } = await openOrder('cashOnDelivery')
  expect(await getStatuses([refund(1)])).toEqual([409])
  await ship(2)
  expect(await getStatuses([changeStatus('cancelled')])).toEqual([409])
  const after = await refund(1)
  expect(after).toMatchObject({ status: 'pending', paid: 0, credited: 22 })
  expect(after.balance).toBeCloseTo(order.total - 22, 2)
  expect(await stock()).toBe(8)
  expect(await changeStatus('refunded')).toMatchObject({ status: 'refunded', paid: 0, credited: order.total })
})

test('an unpaid order is shipped when the part that was not sent is refunded', async () => {
  const { admin } = await openOrder('invoice')
  const [drum, kite] = [await addProduct(admin), await addProduct(admin, { title: 'Kite' })]
  await admin.cart.add.send({ body: { id: kite.id, qty: 1 } })
  const { id, total } = await buy(admin, drum.id, 1, { delivery: 'pickup' })
  const params = { id }
  await admin.orders.ship.send({ params, body: { lines: [{ id: drum.id, qty: 1 }], shipped: 0 } })
  const body = { lines: [{ id: kite.id, qty: 1 }], reason: 'Sold out', credited: 0 }
  expect(await admin.orders.refund.send({ params, body })).toMatchObject({
    status: 'shipped',
    paid: 0,
    credited: 22,
    balance: total - 22,
  })
})

test('only the open amount of a sent order is recorded as paid, once', async () => {
  const { admin, openClient, order, params, changeStatus, pay } = await openOrder('invoice')
  const { total } = order
  expect(await getStatuses([pay(total)])).toEqual([409])
  await changeStatus('shipped')
  const path = `/api/data/eCommerce/orders/${order.id}/payments`
  expect(
    await admin.notRefused([
      ['POST', path, {}, 'balance'],
      ['POST', path, { balance: '5' }, 'balance'],
      ['POST', path, { balance: -1 }, 'balance'],
      ['POST', path, { balance: total, amount: 1 }, 'amount'],
    ]),
  ).toEqual([])
  const viewer = await openClient('u4')
  const agent = await openClient('u3')
  const body = { balance: total }
  expect(await getStatuses([viewer, agent].map(({ orders }) => orders.pay.send({ params, body })))).toEqual([403, 403])
  expect(await getStatuses([pay(1)])).toEqual([409])
  expect((await getStatuses([pay(total), pay(total)])).toSorted()).toEqual([0, 409])
  await changeStatus('refunded')
  expect(await getStatuses([pay(0)])).toEqual([409])
})

test('an older order that was sent unpaid gets an open invoice', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, booksClient } = shop
  const pending = await admin.orders.list.send({ query: { status: ['pending'], payment: ['invoice'] } })
  const old = pending.find(({ invoice }) => invoice === null)
  if (!old) return
  const params = { id: old.id }
  await admin.orders.change.send({ params, body: { status: 'shipped' } })
  const billed = await admin.orders.bill.send({ params })
  expect(billed).toMatchObject({ status: 'shipped', paid: 0, balance: old.total })
  expect((await booksClient.show(getInvoiceId(billed))).paymentState).toBe('open')
})

test('the invoice records how an order is paid and refunded: in cash on delivery, else by transfer', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, product, booksClient } = shop
  for (const [payment, method] of [
    ['cashOnDelivery', 'cash'],
    ['transfer', 'transfer'],
  ] as const) {
    const order = await buy(admin, product, 2, { payment })
    const params = { id: order.id }
    await admin.orders.change.send({ params, body: { status: 'paid' } })
    await admin.orders.change.send({ params, body: { status: 'shipped' } })
    await admin.orders.refund.send({ params, body: { amount: 1, reason: 'Broken', credited: 0 } })
    await admin.orders.change.send({ params, body: { status: 'refunded' } })
    const { payments } = await booksClient.show(getInvoiceId(order))
    expect(payments.map((one) => one.method)).toEqual([method, method, method])
  }
})
