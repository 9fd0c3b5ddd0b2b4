import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { notes } from '../contract.ts'

export async function scenario({ visit }: ScenarioServer) {
  const api = client(notes, await visit('u1'))
  const { id } = await api.create.send({ body: { title: 'Picnic' } })
  const params = { id }
  await api.share.send({ params, body: { userIds: ['u2'] } })
  await api.unshare.send({ params: { ...params, user: 'u2' } })
  await api.share.send({ params, body: { userIds: ['u2'] } })
  await client(notes, await visit('u2')).leave.send({ params })
}
