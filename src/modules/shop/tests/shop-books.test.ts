import { expect, test } from 'vitest'
import type { FullOrder } from '../contract-orders.ts'
import { cents, faultsOf, idOf, numbersOf, openBooks } from './shop-books-test-steps.ts'
import { buy } from './shop-test-steps.ts'

test('an order gets its invoice with the same total, due as the checkout says', async () => {
  const shop = await openBooks()
  if (!shop) return
  const { admin, order, books } = shop
  const paper = await books.show(idOf(order))
  expect(paper).toMatchObject({
    number: order.invoice?.number,
    reference: `order ${order.number}`,
    paymentState: 'open',
    grandTotal: order.total,
    balance: order.total,
  })
  const { dueDays } = await admin.orders.quote.send({ body: { delivery: 'standard' } })
  expect(Date.parse(paper.dueDate) - Date.parse(paper.orderDate)).toBe(dueDays * 86_400_000)
  expect(order.invoice?.dueDate).toBe(paper.dueDate)
})

test('an order that is refused uses no number of an invoice', async () => {
  const shop = await openBooks()
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
      address: { ...order.address, country: 'GB' },
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
  const shop = await openBooks()
  if (!shop) return
  const { admin, product, order, books } = shop
  const become = (id: number, status: 'paid' | 'pending' | 'refunded' | 'cancelled', note = '') =>
    admin.orders.change.send({ params: { id }, body: { status, note } })
  expect(await become(order.id, 'paid')).toMatchObject({ paid: order.total, balance: 0 })
  expect(await books.show(idOf(order))).toMatchObject({ paymentState: 'paid', balance: 0 })
  expect(await become(order.id, 'pending')).toMatchObject({ paid: 0, balance: order.total })
  expect((await books.show(idOf(order))).paymentState).toBe('open')
  await become(order.id, 'paid')
  expect(await become(order.id, 'refunded', 'Broken')).toMatchObject({ paid: 0, credited: order.total, balance: 0 })
  const paper = await books.show(idOf(order))
  expect(paper).toMatchObject({ paymentState: 'credited', creditNotes: [{ refunded: order.total }] })

  const other = await buy(admin, product)
  await become(other.id, 'cancelled', 'Ordered twice')
  expect(await books.show(idOf(other))).toMatchObject({ paymentState: 'void', voidReason: 'Ordered twice' })
})

test('paying, crediting and voiding an invoice does the same to its order', async () => {
  const shop = await openBooks()
  if (!shop) return
  const { admin, product, order, books } = shop
  const show = (id: number) => admin.orders.show.send({ params: { id } })
  const paper = idOf(order)
  await books.pay(paper, 10)
  expect(await show(order.id)).toMatchObject({ status: 'pending', paid: 10 })
  await books.pay(paper, (cents(order.total) - 1000) / 100)
  expect(await show(order.id)).toMatchObject({ status: 'paid', paid: order.total, balance: 0 })
  await books.unpay(paper, (await books.show(paper)).payments[0]?.id ?? 0)
  expect((await show(order.id)).status).toBe('pending')
  await books.credit(paper, { credited: 0 })
  expect(await show(order.id)).toMatchObject({ status: 'cancelled', paid: 0, credited: order.total, balance: 0 })

  const other = await buy(admin, product)
  const stock = async () => (await admin.products.show.send({ params: { id: product } })).qty
  const before = await stock()
  expect((await books.cancel(idOf(other))).status).toBe(200)
  expect(await show(other.id)).toMatchObject({ status: 'cancelled', history: [{}, { note: 'Mistake' }] })
  expect(await stock()).toBe(before + 1)

  const sent = await buy(admin, product)
  for (const status of ['paid', 'shipped'] as const)
    await admin.orders.change.send({ params: { id: sent.id }, body: { status } })
  await books.credit(idOf(sent), { credited: 0 })
  expect(await show(sent.id)).toMatchObject({ status: 'refunded', credited: sent.total })
})

test('of a payment in both places at once, one is recorded', async () => {
  const shop = await openBooks()
  if (!shop) return
  const { admin, order, books } = shop
  const paper = idOf(order)
  await Promise.allSettled([
    admin.orders.change.send({ params: { id: order.id }, body: { status: 'paid' } }),
    books.pay(paper, order.total),
    admin.orders.change.send({ params: { id: order.id }, body: { status: 'paid' } }),
    books.pay(paper, order.total),
  ])
  expect((await books.show(paper)).payments).toHaveLength(1)
  expect(await admin.orders.show.send({ params: { id: order.id } })).toMatchObject({
    status: 'paid',
    paid: order.total,
  })
})

test.each([[11], [23], [47]])(
  'after each of many random steps, the books agree to the cent, seed %i',
  async (seed) => {
    const shop = await openBooks()
    if (!shop) return
    const { admin, product, order, books } = shop
    const next = numbersOf(seed)
    const orders = [order.id]
    const steps = {
      buy: async () => void orders.push((await buy(admin, product, 1 + next(5))).id),
      become: async (one: FullOrder) => {
        const status =
          (['paid', 'shipped', 'delivered', 'cancelled', 'refunded', 'pending'] as const)[next(6)] ?? 'paid'
        await admin.orders.change.send({ params: { id: one.id }, body: { status, note: 'Step' } }).catch(() => {})
      },
      pay: async (one: FullOrder) => {
        const { balance } = await books.show(idOf(one))
        await books.pay(idOf(one), next(3) === 0 ? balance : Math.max(1, next(cents(balance) + 1)) / 100)
      },
      unpay: async (one: FullOrder) => {
        const { payments } = await books.show(idOf(one))
        await books.unpay(idOf(one), payments[next(Math.max(1, payments.length))]?.id ?? 0)
      },
      credit: async (one: FullOrder) => {
        const { credited, grandTotal } = await books.show(idOf(one))
        const amount = Math.max(1, next(cents(grandTotal) - cents(credited) + 1)) / 100
        const what = [{ amount }, { lines: [{ position: 0, units: 1 }] }, {}][next(3)]
        await books.credit(idOf(one), { credited, ...what })
      },
      cancel: (one: FullOrder) => books.cancel(idOf(one)),
    }
    const names = ['buy', 'become', 'become', 'become', 'pay', 'pay', 'unpay', 'credit', 'cancel'] as const
    for (let step = 0; step < 40; step += 1) {
      const name = names[next(names.length)] ?? 'buy'
      const id = orders[next(orders.length)] ?? order.id
      const chosen = await admin.orders.show.send({ params: { id } })
      await steps[name](chosen)
      expect([seed, step, name, await faultsOf({ admin, books, orders })]).toEqual([seed, step, name, []])
    }
  },
  240_000,
)
