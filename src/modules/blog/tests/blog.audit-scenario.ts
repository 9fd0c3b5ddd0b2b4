import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { blog } from '../contract.ts'

export async function scenario({ visit }: ScenarioServer) {
  const api = client(blog, await visit('u1'))
  const { id, version } = await api.create.send({ body: { title: 'Oak', content: '<p>First words</p>' } })
  const params = { id }
  await api.edit.send({ params, body: { content: '<p>Second words</p>', version } })
  const versions = await api.versions.send({ params })
  await api.restore.send({ params, body: { version: versions.at(-1)?.id ?? 0 } })
}
