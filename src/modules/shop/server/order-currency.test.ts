import { expect, test } from 'vitest'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { client } from '#platform/web/api/client.ts'
import { workspaceServer } from '#testing/servers/workspace-server.ts'
import { shopCart } from '../contract-cart.ts'
import { shopOrders } from '../contract-orders.ts'

const now = new Date('2031-03-15T09:00:00.000Z')
const other = builtWorkspace.currency === 'EUR' ? 'USD' : 'EUR'
const period = { from: '2031-03-01', to: '2031-03-31' }
const address = {
  name: 'Wilma Aldous',
  company: '',
  street: '1 Harbour Street',
  city: 'Bristol',
  postalCode: 'BS1 4RN',
  country: 'GB',
  phone: '',
  email: 'wilma@aldous.example',
} as const

test('keeps the currency of an order, and adds up figures in one currency only', async () => {
  const values = { currency: builtWorkspace.currency }
  const visitor = await (await workspaceServer(values, now))()
  const [cart, orders] = [client(shopCart, visitor), client(shopOrders, visitor)]
  const placeOrder = async () => {
    await cart.add.send({ body: { id: 1 } })
    const { total } = await orders.quote.send({ body: { delivery: 'standard' } })
    const draft = { address, delivery: 'standard', payment: 'transfer', key: crypto.randomUUID(), total } as const
    return orders.place.send({ body: draft })
  }
  const old = await placeOrder()
  expect(old.currency).toBe(builtWorkspace.currency)
  values.currency = other
  const next = await placeOrder()
  expect(next.currency).toBe(other)
  expect((await orders.show.send({ params: { id: old.id } })).currency).toBe(builtWorkspace.currency)
  const { totals } = await orders.figures.send({ query: period })
  expect(totals).toMatchObject({ orders: 1, revenue: next.total })
  expect((await orders.overview.send({ query: period })).totals).toMatchObject({ orders: 1, revenue: next.total })
})
