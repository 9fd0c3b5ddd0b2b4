import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { addProduct, buy, openShop, getStatuses } from './shop-test-steps.ts'

/** A shipped order of two drums, and one kite if wanted, with a return of both drums that has been received. */
async function openReturn({ hasKite = false } = {}) {
  const admin = await (await openShop(openRuntime))()
  const { id: drum } = await addProduct(admin, { qty: 10 })
  if (hasKite) {
    const { id } = await addProduct(admin, { title: 'Kite', price: 7, qty: 10 })
    await admin.cart.add.send({ body: { id, qty: 1 } })
  }
  const params = { id: (await buy(admin, drum, 2, { delivery: 'pickup' })).id }
  for (const status of ['paid', 'shipped'] as const) await admin.orders.change.send({ params, body: { status } })
  const lines = [{ id: drum, qty: 2 }]
  const { returns } = await admin.orders.registerReturn.send({ params, body: { lines, reason: 'damaged' } })
  const changeReturn = (body: { state: 'received' | 'refunded'; restock?: boolean; credited?: number }) =>
    admin.orders.changeReturn.send({ params: { ...params, returnId: returns[0]?.id ?? 0 }, body })
  await changeReturn({ state: 'received' })
  return {
    admin,
    order: await admin.orders.show.send({ params }),
    refund: (qty: number, restock: boolean, credited = 0) =>
      admin.orders.refund.send({
        params,
        body: { lines: [{ id: drum, qty }], restock, reason: 'Broken', credited },
      }),
    drum,
    changeReturn,
    stock: async () => (await admin.products.show.send({ params: { id: drum } })).qty,
  }
}

test('a return of pieces that a refund has put back into the stock puts none back again', async () => {
  const { refund, changeReturn, stock } = await openReturn()
  expect((await refund(2, true)).status).toBe('refunded')
  expect(await stock()).toBe(10)
  const after = await changeReturn({ state: 'refunded', restock: true })
  expect(after).toMatchObject({ status: 'refunded', returns: [{ state: 'refunded', restocked: [] }] })
  expect(after.refunds).toHaveLength(1)
  expect(await stock()).toBe(10)
})

test('a return of pieces that were refunded before their parcel came is completed, and they return to the stock', async () => {
  const { drum, refund, changeReturn, stock } = await openReturn({ hasKite: true })
  const { credited } = await refund(2, false)
  expect(await stock()).toBe(8)
  const after = await changeReturn({ state: 'refunded', restock: true })
  expect(after).toMatchObject({
    status: 'shipped',
    credited,
    returns: [{ state: 'refunded', restocked: [{ id: drum, qty: 2 }] }],
  })
  expect(await stock()).toBe(10)
})

test('of a return, the pieces that no refund has taken are refunded, and the order’s stock returns once', async () => {
  const { admin, drum, order, refund, changeReturn, stock } = await openReturn({ hasKite: true })
  const { credited } = await refund(1, true)
  expect(await stock()).toBe(9)
  expect(await getStatuses([changeReturn({ state: 'refunded', restock: true, credited: 0 })])).toEqual([409])
  const path = `/api/data/eCommerce/orders/${order.id}/returns/${order.returns[0]?.id}`
  expect(
    await admin.notRefused([
      ['PATCH', path, { state: 'refunded', credited: '0' }, 'credited'],
      ['PATCH', path, { state: 'refunded', credited: -1 }, 'credited'],
    ]),
  ).toEqual([])
  const after = await changeReturn({ state: 'refunded', restock: true, credited })
  // Both drums were refunded once, to the cent.
  expect(after).toMatchObject({
    credited: 44,
    refunds: [{ lines: [{ id: drum, qty: 1 }] }, { lines: [{ id: drum, qty: 1 }], restocked: true }],
  })
  expect(order.total - after.credited).toBeCloseTo(7.7, 2)
  expect(await stock()).toBe(10)
})

test('a return of an order that was refunded by amount records its pieces without money', async () => {
  const { admin, drum, order, changeReturn, stock } = await openReturn({ hasKite: true })
  const amount = order.total
  await admin.orders.refund.send({ params: { id: order.id }, body: { amount, reason: 'Late', credited: 0 } })
  const after = await changeReturn({ state: 'refunded', restock: true })
  expect(after).toMatchObject({
    credited: order.total,
    refunds: [
      { amount, lines: [] },
      { lines: [{ id: drum, qty: 2 }], amount: 0, restocked: true },
    ],
  })
  expect(await stock()).toBe(10)
})
