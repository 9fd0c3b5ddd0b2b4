import { expect, test } from 'vitest'
import type { FullOrder } from '../contract-orders.ts'
import { Address } from '../contract-address.ts'
import {
  cents,
  createOrderSteps,
  findFaults,
  getInvoiceId,
  createRandom,
  openShopWithInvoices,
} from './shop-books-test-steps.ts'
import { addCode, buy } from './shop-test-steps.ts'

test('an order gets its invoice with the same total, due as the checkout says', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, order, booksClient } = shop
  const invoice = await booksClient.show(getInvoiceId(order))
  expect(invoice).toMatchObject({
    number: order.invoice?.number,
    reference: `order ${order.number}`,
    paymentState: 'open',
    grandTotal: order.total,
    balance: order.total,
  })
  const { dueDays } = await admin.orders.quote.send({ body: { delivery: 'standard' } })
  expect(Date.parse(invoice.dueDate) - Date.parse(invoice.orderDate)).toBe(dueDays * 86_400_000)
  expect(order.invoice?.dueDate).toBe(invoice.dueDate)
})

test('an order that is refused uses no number of an invoice', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, product, order } = shop
  await admin.cart.add.send({ body: { id: product, qty: 1 } })
  const { total } = await admin.orders.quote.send({ body: { delivery: 'pickup' } })
  const { key: _, ...draft } = {
    key: '',
    address: order.address,
    delivery: 'pickup',
    payment: 'invoice',
    total: total + 1,
  }
  await admin.send('/api/data/eCommerce/orders', 'POST', { ...draft, key: crypto.randomUUID() })
  const next = await admin.orders.place.send({
    body: {
      address: Address.parse(order.address),
      delivery: 'pickup',
      payment: 'invoice',
      total,
      key: crypto.randomUUID(),
    },
  })
  const count = (number = '') => Number(number.split('-').at(-1))
  expect(count(next.invoice?.number)).toBe(count(order.invoice?.number) + 1)
})

test('paying, refunding and cancelling an order does the same to its invoice', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, product, order, booksClient } = shop
  const changeStatus = (id: number, status: 'paid' | 'pending' | 'refunded' | 'cancelled', note = '') =>
    admin.orders.change.send({ params: { id }, body: { status, note } })
  expect(await changeStatus(order.id, 'paid')).toMatchObject({ paid: order.total, balance: 0 })
  expect(await booksClient.show(getInvoiceId(order))).toMatchObject({ paymentState: 'paid', balance: 0 })
  expect(await changeStatus(order.id, 'pending')).toMatchObject({ paid: 0, balance: order.total })
  expect((await booksClient.show(getInvoiceId(order))).paymentState).toBe('open')
  await changeStatus(order.id, 'paid')
  expect(await changeStatus(order.id, 'refunded', 'Broken')).toMatchObject({
    paid: 0,
    credited: order.total,
    balance: 0,
  })
  const invoice = await booksClient.show(getInvoiceId(order))
  expect(invoice).toMatchObject({ paymentState: 'credited', creditNotes: [{ refunded: order.total }] })

  const other = await buy(admin, product)
  await changeStatus(other.id, 'cancelled', 'Ordered twice')
  expect(await booksClient.show(getInvoiceId(other))).toMatchObject({
    paymentState: 'void',
    voidReason: 'Ordered twice',
  })
})

test('paying, crediting and voiding an invoice does the same to its order', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, product, order, booksClient } = shop
  const show = (id: number) => admin.orders.show.send({ params: { id } })
  const invoice = getInvoiceId(order)
  await booksClient.pay(invoice, 10)
  expect(await show(order.id)).toMatchObject({ status: 'pending', paid: 10 })
  await booksClient.pay(invoice, (cents(order.total) - 1000) / 100)
  expect(await show(order.id)).toMatchObject({ status: 'paid', paid: order.total, balance: 0 })
  await booksClient.unpay(invoice, (await booksClient.show(invoice)).payments[0]?.id ?? 0)
  expect((await show(order.id)).status).toBe('pending')
  await booksClient.credit(invoice, { credited: 0 })
  expect(await show(order.id)).toMatchObject({ status: 'cancelled', paid: 0, credited: order.total, balance: 0 })

  const other = await buy(admin, product)
  const stock = async () => (await admin.products.show.send({ params: { id: product } })).qty
  const before = await stock()
  expect((await booksClient.cancel(getInvoiceId(other))).status).toBe(200)
  expect(await show(other.id)).toMatchObject({ status: 'cancelled', history: [{}, { note: 'Mistake' }] })
  expect(await stock()).toBe(before + 1)

  const sent = await buy(admin, product)
  for (const status of ['paid', 'shipped'] as const)
    await admin.orders.change.send({ params: { id: sent.id }, body: { status } })
  await booksClient.credit(getInvoiceId(sent), { credited: 0 })
  expect(await show(sent.id)).toMatchObject({ status: 'refunded', credited: sent.total })
})

test('crediting all of a paid order that was not sent cancels it, as the order’s own step does', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, product, booksClient } = shop
  const code = await addCode(admin, { limit: 1 })
  const stock = async () => (await admin.products.show.send({ params: { id: product } })).qty
  const before = await stock()
  const order = await buy(admin, product, 2, { code: code.code })
  await admin.orders.change.send({ params: { id: order.id }, body: { status: 'paid' } })
  await booksClient.credit(getInvoiceId(order), { credited: 0 })
  expect(await admin.orders.show.send({ params: { id: order.id } })).toMatchObject({
    status: 'cancelled',
    paid: 0,
    credited: order.total,
  })
  expect(await stock()).toBe(before)
  await admin.cart.add.send({ body: { id: product, qty: 1 } })
  const { code: again } = await admin.orders.quote.send({ body: { delivery: 'pickup', code: code.code } })
  expect(again?.code).toBe(code.code)
})

test('what credit notes take back of a sent order is listed among its refunds', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, product, order, booksClient } = shop
  const params = { id: order.id }
  for (const status of ['paid', 'shipped'] as const) await admin.orders.change.send({ params, body: { status } })
  await booksClient.credit(getInvoiceId(order), { credited: 0, amount: 10, reason: 'Late' })
  expect(await admin.orders.show.send({ params })).toMatchObject({
    status: 'shipped',
    refunds: [{ lines: [], amount: 10, reason: 'Late' }],
  })
  await booksClient.credit(getInvoiceId(order), { credited: 10 })
  const rest = (cents(order.total) - 1000) / 100
  expect(await admin.orders.show.send({ params })).toMatchObject({
    status: 'refunded',
    refunds: [{ amount: 10 }, { lines: [{ id: product, qty: 3 }], amount: rest, restocked: false, reason: 'Broken' }],
  })
})

test('of a payment in both places at once, one is recorded', async () => {
  const shop = await openShopWithInvoices()
  if (!shop) return
  const { admin, order, booksClient } = shop
  const invoice = getInvoiceId(order)
  await Promise.allSettled([
    admin.orders.change.send({ params: { id: order.id }, body: { status: 'paid' } }),
    booksClient.pay(invoice, order.total),
    admin.orders.change.send({ params: { id: order.id }, body: { status: 'paid' } }),
    booksClient.pay(invoice, order.total),
  ])
  expect((await booksClient.show(invoice)).payments).toHaveLength(1)
  expect(await admin.orders.show.send({ params: { id: order.id } })).toMatchObject({
    status: 'paid',
    paid: order.total,
  })
})

test.each([[11], [23], [47]])(
  'after each of many random steps, the books agree to the cent, seed %i',
  async (seed) => {
    const shop = await openShopWithInvoices()
    if (!shop) return
    const { admin, product, order, booksClient } = shop
    const next = createRandom(seed)
    const orders = [order.id]
    const steps = {
      buy: async () => void orders.push((await buy(admin, product, 1 + next(5))).id),
      become: async (one: FullOrder) => {
        const status =
          (['paid', 'shipped', 'delivered', 'cancelled', 'refunded', 'pending'] as const)[next(6)] ?? 'paid'
        await admin.orders.change.send({ params: { id: one.id }, body: { status, note: 'Step' } }).catch(() => {})
      },
      pay: async (one: FullOrder) => {
        const { balance } = await booksClient.show(getInvoiceId(one))
        await booksClient.pay(getInvoiceId(one), next(3) === 0 ? balance : Math.max(1, next(cents(balance) + 1)) / 100)
      },
      unpay: async (one: FullOrder) => {
        const { payments } = await booksClient.show(getInvoiceId(one))
        await booksClient.unpay(getInvoiceId(one), payments[next(Math.max(1, payments.length))]?.id ?? 0)
      },
      credit: async (one: FullOrder) => {
        const { credited, grandTotal } = await booksClient.show(getInvoiceId(one))
        const amount = Math.max(1, next(cents(grandTotal) - cents(credited) + 1)) / 100
        const refund = [{ amount }, { lines: [{ position: 0, units: 1 }] }, {}][next(3)]
        await booksClient.credit(getInvoiceId(one), { credited, ...refund })
      },
      cancel: (one: FullOrder) => booksClient.cancel(getInvoiceId(one)),
      ...createOrderSteps(admin, next),
    }
    const names = [
      'buy',
      ...(['become', 'become', 'become', 'ship', 'refund', 'settle'] as const),
      ...(['pay', 'pay', 'unpay', 'credit', 'cancel'] as const),
    ] as const
    for (let step = 0; step < 40; step += 1) {
      const name = names[next(names.length)] ?? 'buy'
      const id = orders[next(orders.length)] ?? order.id
      const chosen = await admin.orders.show.send({ params: { id } })
      await steps[name](chosen)
      expect([seed, step, name, await findFaults({ admin, booksClient, orders })]).toEqual([seed, step, name, []])
    }
  },
  240_000,
)
