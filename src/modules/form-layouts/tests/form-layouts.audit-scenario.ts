import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { sampleOrders } from '../contract.ts'

export async function scenario({ visit }: ScenarioServer) {
  const orders = client(sampleOrders, await visit('u1'))
  const { id } = await orders.create.send({ body: { product: 'Felt', maker: 'Atelier Mistrelle', quantity: 2 } })
  const params = { id }
  await orders.remove.send({ params })
  await orders.restore.send({ params })
}
