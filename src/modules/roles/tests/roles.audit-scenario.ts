import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { roles } from '../contract.ts'

export async function scenario({ visit }: ScenarioServer) {
  const api = client(roles, await visit('u1'))
  const { id } = await api.create.send({ body: { name: 'Night shift', copyOf: 'agent' } })
  await api.remove.send({ params: { id }, body: {} })
}
