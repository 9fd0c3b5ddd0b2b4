import { expect, test } from 'vitest'
import { sqlitePlans } from '#testing/databases/sqlite-plans.ts'
import { purgeRemoved } from './chat-files.ts'
import type { Tables } from './tables.ts'

const { explainPlans } = sqlitePlans<Tables>()

test('finds messages that were deleted long ago by an index, not among all messages', async () => {
  const tools = { now: new Date().toISOString(), services: { files: { release: async () => {} } } }
  const [plan] = await explainPlans((db) => purgeRemoved(db, tools))
  expect(plan).toContain('USING INDEX chatMessagesDeleted')
})
