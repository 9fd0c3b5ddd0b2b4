import { expect, test } from 'vitest'
import { postgresPlans, readsAll, sorts } from '#testing/databases/postgres-plans.ts'
import { listChats } from '../server/chat-rows.ts'
import { readRange, readUpdates } from '../server/read-messages.ts'
import type { Tables } from '../server/tables.ts'

test('PostgreSQL finds the last message of each chat and reads messages with an index', async () => {
  const explainPlans = await postgresPlans<Tables>()
  if (!explainPlans) return
  const stretch = await explainPlans((db) => readRange(db, 'u1', 1, { limit: 30 }))
  expect(stretch.join('; ')).toContain('Index Scan Backward using "chatMessagesOrder"')
  expect(stretch.find((plan) => plan.includes('chatMessagesOrder'))).not.toMatch(sorts)
  const chats = await explainPlans((db) => listChats(db, 'u1'))
  expect(chats.join('; ')).toMatch(/Index Only Scan (?:Backward )?using "chatMessagesOrder"/)
  const plans = [
    ...stretch,
    ...chats,
    ...(await explainPlans((db) => readUpdates(db, 'u1', 1, { since: 0, limit: 30 }))),
  ]
  expect(plans.length).toBeGreaterThan(6)
  for (const plan of plans) expect(plan).not.toMatch(readsAll('chat\\w+'))
})
