import { client } from '#platform/web/client.ts'
import type { Stage } from '#testing/story.ts'
import { contacts } from './contract.ts'

export async function story({ visit }: Stage) {
  const api = client(contacts, await visit('u1'))
  await api.import.send({ body: { rows: [{ firstname: 'Ottilie', lastname: 'Quarles' }] } })
}
