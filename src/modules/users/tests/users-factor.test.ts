import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { productionServer } from '#testing/servers/production-server.ts'
import { users } from '../contract.ts'

test('removes the second factors of a role that requires one even without an app, since there may be a passkey', async () => {
  const { db, visitor } = await productionServer(['users'], { mode: 'sample' })
  const facts = { jobTitle: '', avatar: '', search: '' }
  await db
    .insertInto('users')
    .values([
      { ...facts, id: 'first', name: 'First', email: 'first@house.example', role: 'admin' },
      { ...facts, id: 'other', name: 'Other', email: 'other@house.example', role: 'agent' },
    ])
    .execute()
  const admin = client(users, visitor())
  const params = { id: 'other' }
  expect(await admin.show.send({ params })).toMatchObject({ secondFactor: false, secondFactorDemanded: false })
  await expect(admin.removeFactor.send({ params })).rejects.toMatchObject({ status: 409 })

  await db.insertInto('roles').values({ id: 'agent', rules: null, demandsSecondFactor: true }).execute()
  expect(await admin.show.send({ params })).toMatchObject({ secondFactor: false, secondFactorDemanded: true })
  await admin.removeFactor.send({ params })
})
