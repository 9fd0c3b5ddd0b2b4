import { expect, test } from 'vitest'
import { postgresPlans, readsAll, sorts } from '#testing/databases/postgres-plans.ts'
import { sqlitePlans } from '#testing/databases/sqlite-plans.ts'
import { UserList } from '../contract.ts'
import type { Tables } from '../server/tables.ts'
import { countUsers, listRoles, listUsers } from '../server/user-list.ts'

const now = '2026-03-02T09:00:00.000Z'

const { explainPlans: plansOfWork } = sqlitePlans<Tables>(new Date(now))

const client = { access: { rules: [], contracts: [] }, now }
const readPlans = (filters: Record<string, unknown>) =>
  plansOfWork((db) => listUsers(db, client, UserList.parse({ limit: 1, ...filters })))

test.each(['name', '-name', 'email', '-email'])('lists by %s along an index without sorting', async (sort) => {
  const [list = ''] = await readPlans({ sort, status: ['active'] })
  expect(list).toMatch(/^SCAN users USING INDEX/)
  expect(list).not.toContain('TEMP B-TREE')
})

test('reads sessions by index for the rows of the page only', async () => {
  const [list = ''] = await readPlans({ sort: 'name' })
  expect(list).toMatch(/SEARCH sessions USING INDEX sessionsByUser/)
  expect(list).not.toMatch(/SCAN sessions/)
})

test('counts accounts by covering indexes', async () => {
  for (const plan of await plansOfWork((db) => countUsers(db)))
    expect(plan).toMatch(/SEARCH users USING COVERING INDEX usersStatus \(status=\?\)/)
  const plans = await plansOfWork((db) => listRoles(db, { exists: () => true, isAssignable: () => true }))
  expect(plans.at(-1)).toMatch(/SEARCH users USING COVERING INDEX usersStatus \(status=\? AND role=\?\)/)
})

test('lists and counts accounts by index on PostgreSQL', async () => {
  const plans = await postgresPlans<Tables>()
  if (!plans) return
  const [list] = await plans((db) =>
    listUsers(db, client, UserList.parse({ sort: 'name', status: ['active'], limit: 1 })),
  )
  expect(list).not.toMatch(sorts)
  expect(list).not.toMatch(readsAll('users', 'sessions'))
  for (const plan of await plans((db) => countUsers(db))) expect(plan).not.toMatch(readsAll('users'))
})

test('returns deep pages in every sort order', async () => {
  for (const sort of ['name', '-lastUsedAt', 'createdAt'])
    expect((await readPlans({ sort, page: 1500 })).length).toBeGreaterThan(0)
})
