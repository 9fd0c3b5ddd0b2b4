import { expect, test } from 'vitest'
import type { Db } from '#platform/db/engines/database.ts'
import { postgresPlans, readsAll, sorts } from '#testing/databases/postgres-plans.ts'
import { sqlitePlans, withoutCountedRow } from '#testing/databases/sqlite-plans.ts'
import { TicketList } from '../contract.ts'
import { countFacets, countStatuses, listTickets } from '../server/ticket-list.ts'
import type { Tables } from '../server/tables.ts'

const sample = sqlitePlans<Tables>()
const explainPlans = async (work: (db: Db<Tables>) => Promise<unknown>) =>
  (await sample.explainPlans(work)).map(withoutCountedRow)

const client = { userId: 'u1', now: new Date().toISOString() }
const list = (filters: Record<string, unknown>) => (db: Db<Tables>) =>
  listTickets(db, TicketList.parse({ limit: 1, ...filters }), client)

test.each([
  ['updatedAt'],
  ['-updatedAt'],
  ['-createdAt'],
  ['dueAt'],
  ['-priority'],
  ['Status'],
  ['ticketTitle'],
  ['-requester'],
  ['id'],
])('reads a list by %s from an index without sorting', async (sort) => {
  const [plan = ''] = await explainPlans(list({ sort }))
  expect(plan).toMatch(/^SCAN tickets(?! USING INDEX ticketsTrash)/)
  expect(plan).not.toContain('TEMP B-TREE')
})

test.each([{ priority: ['urgent'] }, { team: ['support'] }, { currentFilter: 'Open' }])(
  'reads a list with %j from an index in the default order',
  async (query) => {
    const [plan = ''] = await explainPlans(list(query))
    expect(plan).toMatch(/^SEARCH tickets USING INDEX/)
    expect(plan).not.toContain('TEMP B-TREE')
  },
)

test('reads and counts views by indexes', async () => {
  for (const view of ['mine', 'unassigned', 'overdue', 'waiting', 'watching'])
    for (const plan of await explainPlans(list({ view })))
      expect(plan).not.toMatch(/SCAN tickets(?! USING (COVERING )?INDEX ticketsOpen)/)
  const counts = await explainPlans(async (db) => {
    await countFacets(db, client)
    await countStatuses(db, {}, client)
  })
  for (const plan of counts) expect(plan).not.toMatch(/SCAN ticket(s|Labels|Watchers)\b(?! USING)/)
})

test('reads and counts a list by indexes in PostgreSQL', async () => {
  const explainPlans = await postgresPlans<Tables>()
  if (!explainPlans) return
  const client = { userId: 'u1', now: new Date().toISOString() }
  for (const query of [{}, { sort: 'dueAt' }, { currentFilter: 'Closed' }]) {
    const plans = await explainPlans((db) => listTickets(db, TicketList.parse({ limit: 1, ...query }), client))
    expect(plans[0]).not.toMatch(sorts)
    for (const plan of plans) expect(plan).not.toMatch(readsAll('tickets'))
  }
  for (const plan of await explainPlans((db) => countFacets(db, client))) expect(plan).not.toMatch(readsAll('tickets'))
})
