import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { contacts } from '../contract.ts'

export async function scenario({ visit }: ScenarioServer) {
  const api = client(contacts, await visit('u1'))
  await api.import.send({ body: { rows: [{ firstname: 'Ottilie', lastname: 'Quarles' }] } })
}
