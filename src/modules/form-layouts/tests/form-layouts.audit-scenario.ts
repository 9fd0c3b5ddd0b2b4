import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { sampleOrders } from '../contract.ts'

export async function scenario({ visit }: ScenarioServer) {
  const own = client(sampleOrders, await visit('u1'))
  const { id } = await own.create.send({ body: { product: 'Felt', maker: 'Atelier Mistrelle', quantity: 2 } })
  const params = { id }
  await own.remove.send({ params })
  await own.restore.send({ params })
}
