import { expect, test } from 'vitest'
import { abilityOf } from '#platform/fields/rules.ts'
import { postgresPlans, readsAll, sorts } from '#testing/databases/postgres-plans.ts'
import { sqlitePlans } from '#testing/databases/sqlite-plans.ts'
import { UserList } from '../contract.ts'
import type { Tables } from '../server/tables.ts'
import { countUsers, listRoles, listUsers } from '../server/user-list.ts'

const now = '2026-03-02T09:00:00.000Z'

const { plansOf: plansOfWork } = sqlitePlans<Tables>(new Date(now))

const asker = { access: { ability: abilityOf([], ''), contracts: [] }, now }
const plansOf = (asked: Record<string, unknown>) =>
  plansOfWork((db) => listUsers(db, asker, UserList.parse({ limit: 1, ...asked })))

test.each(['name', '-name', 'email', '-email'])('a list by %s walks along an index and sorts nothing', async (sort) => {
  const [list = ''] = await plansOf({ sort, status: ['active'] })
  expect(list).toMatch(/^SCAN users USING INDEX/)
  expect(list).not.toContain('TEMP B-TREE')
})

test('what is told of sessions is looked up for the rows of the page', async () => {
  const [list = ''] = await plansOf({ sort: 'name' })
  expect(list).toMatch(/SEARCH sessions USING INDEX sessionsByUser/)
  expect(list).not.toMatch(/SCAN sessions/)
})

test('accounts are counted along an index that has all a count needs', async () => {
  for (const plan of await plansOfWork((db) => countUsers(db)))
    expect(plan).toMatch(/SEARCH users USING COVERING INDEX usersStatus \(status=\?\)/)
  const plans = await plansOfWork((db) => listRoles(db, { exists: () => true, isGivable: () => true }))
  expect(plans.at(-1)).toMatch(/SEARCH users USING COVERING INDEX usersStatus \(status=\? AND role=\?\)/)
})

test('PostgreSQL walks accounts along an index, and counts them by one', async () => {
  const plans = await postgresPlans<Tables>()
  if (!plans) return
  const [list] = await plans((db) =>
    listUsers(db, asker, UserList.parse({ sort: 'name', status: ['active'], limit: 1 })),
  )
  expect(list).not.toMatch(sorts)
  expect(list).not.toMatch(readsAll('users', 'sessions'))
  for (const plan of await plans((db) => countUsers(db))) expect(plan).not.toMatch(readsAll('users'))
})

test('a page far in is found in every order', async () => {
  for (const sort of ['name', '-lastUsedAt', 'createdAt'])
    expect((await plansOf({ sort, page: 1500 })).length).toBeGreaterThan(0)
})
