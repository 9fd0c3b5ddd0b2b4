import { expect, test } from 'vitest'
import { postgresPlans, readsAll, sorts } from '#testing/databases/postgres-plans.ts'
import { sqlitePlans } from '#testing/databases/sqlite-plans.ts'
import { PeopleList } from '../contract-people.ts'
import { countUnread, listNotices } from '../server/notice-rows.ts'
import { listPeople } from '../server/people-list.ts'
import { listPosts } from '../server/post-list.ts'
import { readProfile } from '../server/people-rows.ts'
import type { Tables } from '../server/tables.ts'

const { explainPlans } = sqlitePlans<Tables>(new Date('2026-03-02T09:00:00.000Z'))

// An index in the order of the list reads only the page; any other scan reads the whole table.
const wholeTable = /SCAN "?social/

test('reads a page of the feed by an index in its order, and related rows by post', async () => {
  for (const query of [{}, { before: 50 }, { person: 2 }, { tag: 'design' }, { following: true }]) {
    const [, page = '', ...beside] = await explainPlans((db) => listPosts(db, 1, query, { limit: 10, comments: 3 }))
    expect([query, page]).not.toEqual([query, expect.stringMatching(/TEMP B-TREE FOR ORDER BY/)])
    expect([query, beside.length > 4]).toEqual([query, true])
    for (const plan of beside) expect(plan).not.toMatch(wholeTable)
  }
})

test('reads people, profiles and notices by their indexes', async () => {
  const [, people = ''] = await explainPlans((db) =>
    listPeople(db, 1, PeopleList.parse({ relation: 'everyone', limit: 10 })),
  )
  expect(people).toContain('USING INDEX socialPeopleName')
  expect(people).not.toContain('TEMP B-TREE')
  const plans = [
    ...(await explainPlans((db) => readProfile(db, 1, 2))),
    ...(await explainPlans((db) => listNotices(db, 1, { limit: 30 }))),
    ...(await explainPlans((db) => countUnread(db, 1))),
  ]
  for (const plan of plans) expect(plan).not.toMatch(wholeTable)
})

test('reads the feed, people and notices by their indexes in PostgreSQL', async () => {
  const explainPlans = await postgresPlans<Tables>()
  if (!explainPlans) return
  const [, page] = await explainPlans((db) => listPosts(db, 1, {}, { limit: 10, comments: 3 }))
  expect(page).not.toMatch(sorts)
  const plans = [
    ...(await explainPlans((db) => listPeople(db, 1, PeopleList.parse({ relation: 'everyone', limit: 10 })))),
    ...(await explainPlans((db) => readProfile(db, 1, 2))),
    ...(await explainPlans((db) => listNotices(db, 1, { limit: 30 }))),
    ...(await explainPlans((db) => countUnread(db, 1))),
  ]
  for (const plan of plans) expect(plan).not.toMatch(readsAll('social\\w+'))
})
