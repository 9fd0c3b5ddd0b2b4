import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { workspace } from '../contract.ts'

export const unaudited = { 'workspace.testEmail': 'It sends an email to the caller and changes nothing' }

export async function scenario({ visit }: ScenarioServer) {
  const settings = client(workspace, await visit('u1'))
  const { version } = await settings.show.send()
  await settings.edit.send({ body: { name: 'Quay Ropes', version } })
  await settings.finishStep.send({ params: { name: 'backup' } })
}
