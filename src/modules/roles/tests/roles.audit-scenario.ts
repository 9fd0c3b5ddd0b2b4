import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { roles } from '../contract.ts'

export const unaudited = { 'roles.effects': 'It shows what rules would change, and changes nothing' }

export async function scenario({ visit }: ScenarioServer) {
  const api = client(roles, await visit('u1'))
  const { id } = await api.create.send({ body: { name: 'Night shift', copyOf: 'agent' } })
  await api.effects.send({ params: { id }, body: { rules: [] } })
  await api.remove.send({ params: { id }, body: {} })
}
