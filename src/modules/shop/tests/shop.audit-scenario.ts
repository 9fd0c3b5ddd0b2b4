import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { shop } from '../contract.ts'
import { shopCart } from '../contract-cart.ts'
import { shopOrders } from '../contract-orders.ts'
import { orderDraft, productDraft } from './shop-test-steps.ts'

export async function scenario({ visit }: ScenarioServer) {
  const visitor = await visit('u1')
  const [products, cart, orders] = [client(shop, visitor), client(shopCart, visitor), client(shopOrders, visitor)]
  await products.import.send({
    body: { rows: [{ title: 'Tin whistle', sku: 'TIN-1', price: 4, category: ['toys'], gender: 'Kids' }] },
  })
  const { id } = await products.create.send({ body: productDraft })
  const params = { id }
  await cart.add.send({ body: params })
  await cart.change.send({ params, body: { qty: 2 } })
  await cart.remove.send({ params })
  await cart.clear.send()
  await cart.add.send({ body: params })
  const { total } = await orders.quote.send({ body: { delivery: 'standard' } })
  const { id: orderId } = await orders.place.send({ body: orderDraft(total) })
  const order = { id: orderId }
  const { balance } = await orders.ship.send({ params: order, body: { shipped: 0 } })
  await orders.pay.send({ params: order, body: { balance } })
  await orders.change.send({ params: order, body: { status: 'delivered' } })
  const { returns } = await orders.registerReturn.send({
    params: order,
    body: { lines: [{ id, qty: 1 }], reason: 'damaged' },
  })
  await orders.changeReturn.send({
    params: { ...order, returnId: returns[0]?.id ?? 0 },
    body: { state: 'received' },
  })
  await orders.refund.send({ params: order, body: { amount: 1, reason: 'Late', credited: 0 } })
}
