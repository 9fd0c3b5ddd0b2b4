import { expect, test } from 'vitest'
import type { Db } from '#platform/db/engines/database.ts'
import { postgresPlans, readsAll, sorts } from '#testing/databases/postgres-plans.ts'
import { sqlitePlans, withoutCountedRow } from '#testing/databases/sqlite-plans.ts'
import { ContactList } from '../contract.ts'
import { countFacets, listContacts } from '../server/contact-list.ts'
import type { Tables } from '../server/tables.ts'

const sample = sqlitePlans<Tables>()
const explainPlans = async (work: (db: Db<Tables>) => Promise<unknown>) =>
  (await sample.explainPlans(work)).map(withoutCountedRow)

const list = (query: Record<string, unknown>) => (db: Db<Tables>) =>
  listContacts(db, 'u1', ContactList.parse({ limit: 1, ...query }))

test.each([
  [{}],
  [{ sort: '-firstname' }],
  [{ sort: 'lastname' }],
  [{ sort: '-lastname' }],
  [{ sort: 'company' }],
  [{ sort: '-company' }],
  [{ sort: 'updatedAt' }],
  [{ sort: '-updatedAt' }],
  [{ sort: 'id' }],
  [{ sort: '-id' }],
  [{ department: ['Sales'] }],
  [{ owner: 'me' }],
  [{ starred: true }],
  [{ frequentlycontacted: true }],
  [{ company: ['Fernhill Books'] }],
])('reads a list with %j from an index without sorting', async (query) => {
  const [found, count] = await explainPlans(list(query))
  expect(found).toMatch(/contacts/)
  expect(found).not.toMatch(/TEMP B-TREE/)
  expect(count).toMatch(/USING (COVERING )?INDEX/)
})

test('reads labels, selected contacts and the trash by indexes', async () => {
  for (const query of [{ label: ['VIP', 'Press'] }, { ids: [1, 2] }, { deleted: true }]) {
    const [found] = await explainPlans(list(query))
    expect(found).toMatch(/SEARCH contacts USING/)
  }
})

test('counts a filter in another order by its index, then sorts the matches', async () => {
  for (const query of [
    { department: ['Sales'], sort: 'lastname' },
    { owner: 'me', sort: '-company' },
  ]) {
    const plans = await explainPlans(list(query))
    expect(plans).toHaveLength(3)
    for (const plan of plans) expect(plan).not.toMatch(/SCAN contacts(?! USING)|USING INDEX contactsBy/)
  }
})

test('counts the side pane’s numbers by indexes', async () => {
  for (const plan of await explainPlans((db) => countFacets(db, 'u1')))
    expect(plan).not.toMatch(/SCAN contact(s|Labels)\b(?! USING)/)
})

test('reads and counts a list by indexes in PostgreSQL', async () => {
  const explainPlans = await postgresPlans<Tables>()
  if (!explainPlans) return
  for (const query of [{}, { sort: '-lastname' }, { sort: '-updatedAt' }, { department: ['Sales'] }]) {
    const plans = await explainPlans(list(query))
    expect(plans[0]).not.toMatch(sorts)
    for (const plan of plans) expect(plan).not.toMatch(readsAll('contacts', 'contactLabels'))
  }
  for (const plan of await explainPlans((db) => countFacets(db, 'u1'))) expect(plan).not.toMatch(readsAll('contacts'))
})
