import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { contacts } from '../contract.ts'
import { companies as companyContract } from '../contract-companies.ts'

export async function scenario({ visit }: ScenarioServer) {
  const visitor = await visit('u1')
  const api = client(contacts, visitor)
  const companies = client(companyContract, visitor)
  await api.import.send({ body: { rows: [{ firstname: 'Ottilie', lastname: 'Quarles' }] } })
  const { created } = await companies.import.send({ body: { rows: [{ name: 'Quarles Ltd' }, { name: 'Quarles' }] } })
  const [keep = 0, remove = 0] = created
  await companies.merge.send({ body: { keep, remove } })
}
