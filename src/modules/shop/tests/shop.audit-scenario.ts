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
  await orders.place.send({ body: orderDraft(total) })
}
