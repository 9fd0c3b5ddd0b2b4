import { client } from '#platform/web/api/client.ts'
import { inventDrafts } from '#testing/inputs/drafts.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { PlainRecordDraft, plainRecords } from '../contract.ts'

export async function scenario({ visit }: ScenarioServer) {
  const api = client(plainRecords, await visit('u1'))
  const [draft] = inventDrafts(PlainRecordDraft)
  await api.import.send({ body: { rows: [draft] } })
}
