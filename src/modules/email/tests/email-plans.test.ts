import { expect, test } from 'vitest'
import { postgresPlans, readsAll, sorts } from '#testing/databases/postgres-plans.ts'
import { sqlitePlans } from '#testing/databases/sqlite-plans.ts'
import { listConversations } from '../server/conversations.ts'
import { countFacets } from '../server/facets.ts'
import { ownCopies } from '../server/matching.ts'
import { emptyFolder, purgeOld } from '../server/purge.ts'
import type { Tables } from '../server/tables.ts'
import { scanThreads } from '../server/thread-order.ts'

const { explainPlans } = sqlitePlans<Tables>()

test('counts folders and labels with indexes, without a scan or a sort', async () => {
  const plans = await explainPlans((db) =>
    countFacets(db, { id: 'u1', email: 'someone@larkmoor.example', now: '2026-03-02T09:00:00.000Z' }),
  )
  const [folderSteps = [], , labels = []] = plans.map((plan) => plan.split('; '))
  expect(folderSteps.filter((step) => /SCAN [cm]\b|TEMP B-TREE/.test(step))).toEqual([])
  const used = new Set(folderSteps.flatMap((step) => /INDEX (email\w+) /.exec(step)?.[1] ?? []))
  for (const index of ['Folder', 'Unread', 'UnreadFolder', 'Starred', 'Important', 'Snoozing', 'Deleted'])
    expect(used).toContain(`emailCopies${index}`)
  for (const index of ['Sent', 'Queued', 'Drafts']) expect(used).toContain(`emails${index}`)
  expect(labels.filter((step) => /^SCAN [cl]\b/.test(step))).toEqual([])
  expect(labels.join('; ')).toContain('SEARCH l USING INDEX emailCopyLabelsLabel')
})

test('deletes messages for good with indexes, without a scan of all messages', async () => {
  const reader = { id: 'u1', email: 'someone@larkmoor.example', now: '2099-03-02T09:00:00.000Z' }
  const files = { release: async () => {} }
  const plans = [
    ...(await explainPlans((db) => purgeOld(db, reader.now, files))),
    ...(await explainPlans((db) => emptyFolder(db, { ...reader, id: 'u2' }, 'trash', files))),
  ]
  expect(plans.length).toBeGreaterThan(3)
  expect(plans.filter((plan) => /\bSCAN (?!CONSTANT)/.test(plan))).toEqual([])
})

test('PostgreSQL lists conversations and counts folders with indexes', async () => {
  const postgres = await postgresPlans<Tables>()
  if (!postgres) return
  const reader = { id: 'u1', email: 'someone@larkmoor.example', now: '2026-03-02T09:00:00.000Z' }
  const [walk] = await postgres((db) => scanThreads(ownCopies(db, reader), { offset: 0, limit: 50 }))
  expect(walk).toContain('Index Scan Backward using "emailCopiesUser"')
  expect(walk).not.toMatch(sorts)
  const plans = [
    ...(await postgres((db) => countFacets(db, reader))),
    ...(await postgres((db) => listConversations(db, reader, { in: 'inbox', page: 1, limit: 50 }))),
  ]
  expect(plans.length).toBeGreaterThan(4)
  for (const plan of plans) expect(plan).not.toMatch(readsAll('emails', 'emailCopies', 'emailCopyLabels'))
})
