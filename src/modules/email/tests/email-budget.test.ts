import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { email } from '../contract.ts'
import { maxLabels } from '../contract-email.ts'
import { createChangeBudget } from '../server/change-budget.ts'
import type { Tables } from '../server/tables.ts'

async function open() {
  const { as, db } = await openNotices()
  const api = await as('u1', email)
  const state = () => api.list.send({ query: { q: 'in:anywhere', limit: 200 } })
  return { api, db: db.withTables<Pick<Tables, keyof Tables>>(), state }
}

test('refuses changes that write the same messages again and again, and makes none of them', async () => {
  const { api, state } = await open()
  const before = await state()
  const [label] = (await api.facets.send()).labels
  const labels = Array.from({ length: maxLabels }, () => label?.id ?? 0)
  const set = { read: false, starred: true, addLabels: labels, removeLabels: labels }
  const changes = Array.from({ length: 200 }, () => ({ target: { q: 'in:anywhere' }, set }))
  await expect(api.bulk.send({ body: { changes } })).rejects.toMatchObject({ status: 422 })
  expect(await state()).toEqual(before)
  const ids = before.slice(0, 50).map(({ id }) => id)
  const targets = Array.from({ length: 200 }, () => ({ target: { ids }, set: {} }))
  expect((await api.bulk.send({ body: { changes: targets } })).undo).toEqual([])
})

test('permits what the screens send, however large the mailbox', async () => {
  const { db } = await open()
  const reader = { id: 'u1', email: '', now: new Date().toISOString() }
  const copies = await db.selectFrom('emailCopies').select('id').where('userId', '=', reader.id).execute()
  const budget = createChangeBudget(db, reader, 10)
  await budget.spend(10, 1)
  await budget.spend(copies.length - 10, 4)
  await budget.spend(30, 1)
  await expect(budget.spend(1, 1)).rejects.toMatchObject({ status: 422 })
  // Finding messages counts, even if nothing is to be set.
  await expect(createChangeBudget(db, reader, 10).spend(copies.length * 5, 0)).rejects.toMatchObject({ status: 422 })
})
