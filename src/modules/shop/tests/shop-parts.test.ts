import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { addProduct, buy, openShop, statusesOf } from './shop-test-steps.ts'

/** A paid order of three pieces, and its steps. */
async function opened() {
  const admin = await (await openShop(openRuntime))()
  const { id: product } = await addProduct(admin, { qty: 10 })
  const params = { id: (await buy(admin, product, 3)).id }
  const become = (status: 'paid' | 'pending' | 'shipped' | 'cancelled' | 'refunded') =>
    admin.orders.change.send({ params, body: { status } })
  await become('paid')
  const refund = async (qty: number) => {
    const { credited } = await admin.orders.show.send({ params })
    const lines = [{ id: product, qty }]
    return admin.orders.refund.send({ params, body: { lines, restock: true, reason: 'Broken', credited } })
  }
  const stock = async () => (await admin.products.show.send({ params: { id: product } })).qty
  return { admin, product, params, become, refund, stock }
}

test('cancelling returns only the pieces to the stock that no refund has returned', async () => {
  const { become, refund, stock } = await opened()
  await refund(1)
  expect(await stock()).toBe(8)
  await become('cancelled')
  expect(await stock()).toBe(10)
})

test('an order of which a part was sent is refunded instead of cancelled', async () => {
  const { admin, product, params, become, stock } = await opened()
  await admin.orders.ship.send({ params, body: { lines: [{ id: product, qty: 1 }], shipped: 0 } })
  expect(await statusesOf([become('cancelled')])).toEqual([409])
  await become('pending')
  expect(await statusesOf([become('cancelled')])).toEqual([409])
  expect(await stock()).toBe(7)
})

test('refunded pieces are not sent any more', async () => {
  const { admin, product, params, refund } = await opened()
  await refund(1)
  const ship = (body: object) => admin.orders.ship.send({ params, body: { shipped: 0, ...body } })
  expect(await statusesOf([ship({ lines: [{ id: product, qty: 3 }] })])).toEqual([422])
  expect(await ship({})).toMatchObject({ status: 'shipped', shipments: [{ lines: [{ id: product, qty: 2 }] }] })
})
