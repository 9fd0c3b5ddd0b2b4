import { expect, test } from 'vitest'
import { isKnownDevice, recognise } from '#platform/server/session/known-devices.ts'
import { client } from '#platform/web/api/client.ts'
import { productionServer } from '#testing/servers/production-server.ts'
import { users } from '../contract.ts'

test('makes the browser of a session that an administrator ends unknown to the account, and no other browser', async () => {
  const { db, visitor, services } = await productionServer(['users'], { mode: 'sample' })
  const facts = { jobTitle: '', avatar: '', search: '' }
  await db
    .insertInto('users')
    .values([
      { ...facts, id: 'first', name: 'First', email: 'first@house.example', role: 'admin' },
      { ...facts, id: 'other', name: 'Other', email: 'other@house.example', role: 'agent' },
    ])
    .execute()
  const now = services.now().toISOString()
  const later = new Date(Date.parse(now) + 3_600_000).toISOString()
  /** The state after a sign-in of the other user from one more browser. */
  const signIn = async (id: string) => {
    const times = { createdAt: now, lastUsedAt: now, expiresAt: later, confirmedAt: null, endedAt: null }
    const tokenHash = await services.secrets.hash(id)
    await db
      .insertInto('sessions')
      .values({ ...times, id, tokenHash, userId: 'other', stage: 'open', remembered: false, device: '' })
      .execute()
    const headers = new Headers()
    await recognise(db, services, { token: undefined, now, headers }, { userId: 'other', sessionId: id })
    const [cookie = ''] = headers.getSetCookie()
    return /=([^;]+)/.exec(cookie)?.[1] ?? ''
  }
  const tokens = [await signIn('ended'), await signIn('kept')]
  const known = () => Promise.all(tokens.map((token) => isKnownDevice(db, services.secrets, token, now)))
  expect(await known()).toEqual([true, true])
  await client(users, visitor()).endSession.send({ params: { id: 'other', session: 'ended' } })
  expect(await known()).toEqual([false, true])
})
