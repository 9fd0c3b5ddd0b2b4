import { expect, test } from 'vitest'
import { readWrite } from '#platform/contract.ts'
import { serve } from '#testing/inputs/serve.ts'
import { roles } from '../contract.ts'

const subject = roles.name
const read = { action: ['read'], subject }

test('rejects changes to the administrator’s rules and to the names of shipped roles', async () => {
  const api = await serve(roles)
  const before = await api.list.send()
  const body = { rules: [{ action: ['read' as const], subject }] }
  await expect(api.edit.send({ params: { id: 'admin' }, body })).rejects.toMatchObject({ status: 409 })
  await expect(api.remove.send({ params: { id: 'admin' }, body: {} })).rejects.toMatchObject({ status: 409 })
  await expect(api.remove.send({ params: { id: 'viewer' }, body: {} })).rejects.toMatchObject({ status: 409 })
  await expect(api.edit.send({ params: { id: 'viewer' }, body: { name: 'Guest' } })).rejects.toMatchObject({
    status: 422,
  })
  expect(await api.list.send()).toEqual(before)
})

test('rejects invalid rules without changing anything', async () => {
  const api = await serve(roles)
  const before = await api.list.send()
  const bodies = [
    { rules: [{ action: ['manage'], subject: 'all' }] },
    { rules: [{ action: ['read'], subject: 'all' }] },
    { rules: [{ action: ['read'], subject: 'session' }] },
    { rules: [{ action: ['read'], subject: 'nobody-knows' }] },
    { rules: [{ action: [], subject }] },
    { rules: [{ action: ['fly'], subject }] },
    { rules: [{ ...read, extra: true }] },
    { rules: [{ ...read, conditions: { nothing: 1 } }] },
    { rules: [{ ...read, conditions: { id: { $gt: 1 } } }] },
    { rules: [{ action: ['update'], subject, fields: ['colour'] }] },
    { rules: [{ ...read, fields: ['name'] }] },
    { rules: [{ ...read, inverted: 'yes' }] },
    { rules: 'all' },
    { rules: Array.from({ length: 501 }, () => read) },
    { users: 3 },
    { name: 7 },
  ]
  for (const body of bodies) {
    const { status } = await api.send(`${roles.base}/viewer`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([JSON.stringify(body).slice(0, 80), status]).toEqual([JSON.stringify(body).slice(0, 80), 422])
  }
  expect(await api.list.send()).toEqual(before)
})

test('rejects blank, long and duplicate names, also concurrently', async () => {
  const api = await serve(roles)
  const make = (name: string, copyOf = 'viewer') => api.create.send({ body: { name, copyOf } })
  for (const name of ['', '   ', 'x'.repeat(61)]) await expect(make(name)).rejects.toMatchObject({ status: 422 })
  await expect(make('Orphan', 'nobody')).rejects.toMatchObject({ status: 422 })
  const twice = await Promise.allSettled([make('Buyer'), make('Buyer')])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const other = await make('Seller')
  await expect(api.edit.send({ params: { id: other.id }, body: { name: 'Buyer' } })).rejects.toMatchObject({
    status: 409,
  })
  expect((await api.edit.send({ params: { id: other.id }, body: { name: 'Seller' } })).name).toBe('Seller')
})

test('answers 404 for unknown roles', async () => {
  const api = await serve(roles)
  const params = { id: 'nobody' }
  await expect(api.show.send({ params })).rejects.toMatchObject({ status: 404 })
  await expect(api.users.send({ params })).rejects.toMatchObject({ status: 404 })
  await expect(api.edit.send({ params, body: { name: 'x' } })).rejects.toMatchObject({ status: 404 })
  await expect(api.reset.send({ params, body: {} })).rejects.toMatchObject({ status: 404 })
  await expect(api.remove.send({ params, body: {} })).rejects.toMatchObject({ status: 404 })
  await expect(api.effects.send({ params, body: { rules: [] } })).rejects.toMatchObject({ status: 404 })
  await expect(api.try.send({ body: { role: 'nobody', action: 'read', topic: subject } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(api.try.send({ body: { role: 'viewer', action: 'read', topic: 'none' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('rejects resetting a custom role, and replacing it by itself or an unknown role', async () => {
  const api = await serve(roles)
  const { id } = await api.create.send({ body: { name: 'Buyer', copyOf: 'agent' } })
  await expect(api.reset.send({ params: { id }, body: {} })).rejects.toMatchObject({ status: 409 })
  await expect(api.remove.send({ params: { id }, body: { moveTo: id } })).rejects.toMatchObject({ status: 422 })
  await expect(api.remove.send({ params: { id }, body: { moveTo: 'nobody' } })).rejects.toMatchObject({ status: 422 })
  expect((await api.show.send({ params: { id } })).id).toBe(id)
})

test('lets all users read the roles, but only those with the right change them', async () => {
  const api = await serve(roles)
  const rules = [{ action: [...readWrite], subject }]
  for (const role of ['manager', 'agent', 'viewer'] as const) {
    const other = await api.as(role)
    expect(await other.list.send()).toEqual(await api.list.send())
    expect(await other.topics.send()).toEqual(await api.topics.send())
    const params = { id: role }
    const tries = [
      () => other.create.send({ body: { name: 'Mine', copyOf: 'viewer' } }),
      () => other.edit.send({ params, body: { rules } }),
      () => other.edit.send({ params, body: { demandsSecondFactor: true } }),
      () => other.reset.send({ params, body: {} }),
      () => other.effects.send({ params, body: { rules } }),
      () => other.remove.send({ params, body: {} }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 403 })
  }
})

test('refuses to grant rights that the user lacks', async () => {
  const api = await serve(roles)
  const manager = await api.as('manager')
  const managerRules = [{ action: ['read' as const, 'create' as const, 'update' as const], subject }]
  await api.edit.send({ params: { id: 'manager' }, body: { rules: managerRules } })

  const params = { id: 'viewer' }
  const more = { rules: [{ action: [...readWrite], subject }] }
  await expect(manager.edit.send({ params, body: more })).rejects.toMatchObject({ status: 403 })
  await expect(manager.edit.send({ params: { id: 'manager' }, body: more })).rejects.toMatchObject({ status: 403 })
  await expect(manager.create.send({ body: { name: 'Deputy', copyOf: 'admin' } })).rejects.toMatchObject({
    status: 403,
  })
  // Nor may they remove the second factor of users with more rights.
  for (const id of ['admin', 'agent'])
    await expect(manager.edit.send({ params: { id }, body: { demandsSecondFactor: false } })).rejects.toMatchObject({
      status: 403,
    })
  expect((await manager.edit.send({ params, body: { rules: managerRules } })).rules).toEqual(managerRules)
  expect(await manager.edit.send({ params, body: { demandsSecondFactor: true } })).toMatchObject({
    demandsSecondFactor: true,
  })
  expect((await manager.edit.send({ params, body: { rules: [] } })).rules).toEqual([])
})

test('rejects rules based on an older version, also concurrently and for a shipped role’s first change', async () => {
  const api = await serve(roles)
  const created = await api.create.send({ body: { name: 'Edited by two', copyOf: 'viewer' } })
  for (const { id, version } of [created, await api.show.send({ params: { id: 'viewer' } })]) {
    const params = { id }
    const rules = [{ action: ['read' as const], subject: roles.name }]
    const tries = [1, 2, 3].map(() => api.edit.send({ params, body: { rules, version } }))
    const ended = await Promise.allSettled(tries)
    const refused = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []))
    expect(refused).toEqual([409, 409])
    await expect(api.edit.send({ params, body: { rules: [], version } })).rejects.toMatchObject({ status: 409 })
    const now = await api.show.send({ params })
    expect(now).toMatchObject({ rules, version: version + 1 })
    // A new name does not change the version of the rules.
    if (!now.shipped) await api.edit.send({ params, body: { name: 'Renamed meanwhile' } })
    const next = await api.edit.send({ params, body: { rules: [], version: now.version } })
    expect(next).toMatchObject({ rules: [], version: now.version + 1 })
  }
  const params = { id: 'viewer' }
  await expect(api.reset.send({ params, body: { version: 0 } })).rejects.toMatchObject({ status: 409 })
  await api.reset.send({ params, body: {} })
})
