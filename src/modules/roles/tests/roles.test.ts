import { expect, test } from 'vitest'
import { actions, readWrite } from '#platform/contract.ts'
import { session } from '#platform/contracts/session-contract.ts'
import { serve } from '#testing/inputs/serve.ts'
import { roles } from '../contract.ts'
import { toPlainRules } from '../edit/plain-rules.ts'

const createFullRule = (subject: string) => ({ action: [...readWrite], subject })

/** Builds a record; a path such as `buyer.id` is nested. */
function nestValue(path: string, value: string) {
  const [name = '', inside] = path.split('.')
  return { [name]: inside === undefined ? value : { [inside]: value } }
}

test('lists the shipped roles first, with rules and number of users', async () => {
  const api = await serve(roles)
  const listed = await api.list.send()
  expect(listed.map(({ id, name, shipped, fixed, changed }) => ({ id, name, shipped, fixed, changed }))).toEqual([
    { id: 'admin', name: null, shipped: true, fixed: true, changed: false },
    { id: 'manager', name: null, shipped: true, fixed: false, changed: false },
    { id: 'agent', name: null, shipped: true, fixed: false, changed: false },
    { id: 'viewer', name: null, shipped: true, fixed: false, changed: false },
    { id: 'guest', name: null, shipped: true, fixed: false, changed: false },
  ])
  for (const { id, users } of listed) expect(await api.users.send({ params: { id } })).toHaveLength(users)
  const manager = listed[1]
  expect(await api.show.send({ params: { id: 'manager' } })).toEqual(manager)
  expect((await api.users.send({ params: { id: 'manager' } })).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Priya Raghunathan', 'Tomasz Wieczorek']),
  )
})

test('lists the modules’ contracts as topics, except those that all users need', async () => {
  const api = await serve(roles)
  const topics = await api.topics.send()
  const rolesTopic = topics.find(({ name }) => name === roles.name)
  expect(rolesTopic).toMatchObject({ private: false, actions: ['read', 'create', 'update', 'delete'] })
  expect(rolesTopic?.fields).toEqual(['name', 'rules', 'demandsSecondFactor'])
  expect(rolesTopic?.endpoints.find(({ name }) => name === 'reset')).toEqual({
    name: 'reset',
    method: 'POST',
    path: `${roles.base}/:id/reset`,
    action: 'update',
    public: false,
  })
  expect(topics.map(({ name }) => name)).not.toContain(session.name)
  // A contract with updates of single records has fields, but never `version`.
  for (const { endpoints, fields } of topics) {
    const hasOne = endpoints.some(({ method, path }) => method === 'PATCH' && /^\/api\/.*\/:id$/.test(path))
    expect({ endpoints, hasFields: fields.length > 0 }).toEqual({ endpoints, hasFields: hasOne })
    expect(fields).not.toContain('version')
  }
})

test('creates a role as a copy, renames it, changes its rules and deletes it', async () => {
  const api = await serve(roles)
  const agent = await api.show.send({ params: { id: 'agent' } })
  const created = await api.create.send({ body: { name: '  Night shift ', copyOf: 'agent' } })
  expect(created).toMatchObject({ name: 'Night shift', shipped: false, fixed: false, changed: false, users: 0 })
  const params = { id: created.id }
  const { changes } = await api.effects.send({ params, body: { rules: toPlainRules(agent.rules) } })
  expect(changes).toEqual([])

  expect((await api.edit.send({ params, body: { name: 'Weekend shift' } })).name).toBe('Weekend shift')
  const rules = [createFullRule(roles.name)]
  expect((await api.edit.send({ params, body: { rules } })).rules).toEqual(rules)
  expect((await api.list.send()).map(({ id }) => id)).toEqual([
    'admin',
    'manager',
    'agent',
    'viewer',
    'guest',
    created.id,
  ])
  await api.remove.send({ params, body: {} })
  await expect(api.show.send({ params })).rejects.toMatchObject({ status: 404 })
})

test('requires a second factor without changing the rules, also in copies', async () => {
  const api = await serve(roles)
  for (const id of ['admin', 'viewer']) {
    const before = await api.show.send({ params: { id } })
    expect(before).toMatchObject({ demandsSecondFactor: false, changed: false })
    const demand = (demandsSecondFactor: boolean) => api.edit.send({ params: { id }, body: { demandsSecondFactor } })
    expect(await demand(true)).toEqual({ ...before, demandsSecondFactor: true })
    expect((await api.list.send()).find((role) => role.id === id)).toEqual({ ...before, demandsSecondFactor: true })
    const copy = await api.create.send({ body: { name: `Copy of ${id}`, copyOf: id } })
    expect(copy.demandsSecondFactor).toBe(true)
    await api.reset.send({ params: { id }, body: {} })
    expect((await api.show.send({ params: { id } })).demandsSecondFactor).toBe(true)
    expect((await demand(false)).demandsSecondFactor).toBe(false)
    expect((await api.show.send({ params: { id: copy.id } })).demandsSecondFactor).toBe(true)
  }
})

test('copies the administrator’s rules as explicit rights', async () => {
  const api = await serve(roles)
  const { rules } = await api.create.send({ body: { name: 'Deputy', copyOf: 'admin' } })
  const topics = await api.topics.send()
  expect(rules).toEqual(
    topics.map(({ name, actions: asked }) => ({ action: [...new Set([...actions, ...asked])], subject: name })),
  )
})

test('changes a shipped role and restores it', async () => {
  const api = await serve(roles)
  const params = { id: 'viewer' }
  const before = await api.show.send({ params })
  const changed = await api.edit.send({ params, body: { rules: [createFullRule(roles.name)] } })
  expect(changed).toMatchObject({ changed: true, rules: [createFullRule(roles.name)], name: null })
  expect(await api.reset.send({ params, body: {} })).toEqual({ ...before, version: 2 })
  expect(await api.reset.send({ params: { id: 'admin' }, body: {} })).toMatchObject({ fixed: true })
})

test('previews a change: affected users and changed rights', async () => {
  const api = await serve(roles)
  const params = { id: 'viewer' }
  const before = await api.show.send({ params })
  const rules = [{ action: ['update' as const], subject: roles.name }]
  const { users, changes } = await api.effects.send({ params, body: { rules } })
  expect(users.map(({ name }) => name)).toEqual(expect.arrayContaining(['Gwen Pritchard', 'Oliver Nkemelu']))
  const roleChanges = changes.filter(({ topic }) => topic === roles.name)
  expect(roleChanges).toEqual([
    { topic: roles.name, action: 'read', before: 'always', after: 'never', kind: 'lost' },
    { topic: roles.name, action: 'update', before: 'never', after: 'always', kind: 'gained' },
  ])
  expect(await api.show.send({ params })).toEqual(before)
})

test('applies a changed rule to the next request of the role’s users', async () => {
  const api = await serve(roles)
  const viewer = await api.as('viewer')
  await expect(viewer.create.send({ body: { name: 'Mine', copyOf: 'viewer' } })).rejects.toMatchObject({ status: 403 })
  const { rules } = await api.show.send({ params: { id: 'viewer' } })
  const more = [...toPlainRules(rules), { action: ['create' as const], subject: roles.name }]
  await api.edit.send({ params: { id: 'viewer' }, body: { rules: more } })
  expect((await viewer.create.send({ body: { name: 'Mine', copyOf: 'viewer' } })).name).toBe('Mine')
})

test('predicts the response, in general and for a record', async () => {
  const api = await serve(roles)
  const created = await api.create.send({ body: { name: 'Own only', copyOf: 'viewer' } })
  const topic = (await api.topics.send()).find(({ columns }) => columns.length > 0)
  // A project may have no module whose records have owners.
  if (!topic) return
  const column = topic.columns[0]?.name ?? ''
  const subject = topic.name
  const rules = [{ action: ['update' as const], subject, conditions: { [column]: '$user.id' } }]
  await api.edit.send({ params: { id: created.id }, body: { rules } })
  const tryAction = (action: 'read' | 'update', owner?: string) =>
    api.try.send({
      body: {
        role: created.id,
        action,
        topic: subject,
        ...(owner !== undefined && { record: nestValue(column, owner) }),
      },
    })
  expect(await tryAction('update')).toMatchObject({ allowed: true, status: 200 })
  expect(await tryAction('update', 'u1')).toMatchObject({ allowed: true, status: 200 })
  expect(await tryAction('update', 'u2')).toMatchObject({ allowed: false, status: 403 })
  expect(await tryAction('read', 'u1')).toMatchObject({ allowed: false, status: 403 })
})

test('grants, stores and evaluates a contract’s custom action like a built-in one', async () => {
  const api = await serve(roles)
  const topics = await api.topics.send()
  const standardActions: readonly string[] = actions
  const topic = topics.find(({ actions: asked }) => asked.some((action) => !standardActions.includes(action)))
  // The project may have no module with a custom action.
  if (!topic) return
  const extraAction = topic.actions.find((action) => !standardActions.includes(action)) ?? ''
  const subject = topic.name
  const { id } = await api.create.send({ body: { name: 'With one action more', copyOf: 'viewer' } })
  await api.edit.send({ params: { id }, body: { rules: [{ action: ['read'], subject }] } })
  const tryAction = () => api.try.send({ body: { role: id, topic: subject, action: extraAction } })
  expect(await tryAction()).toMatchObject({ allowed: false, status: 403 })
  const rules = [{ action: ['read', extraAction], subject }]
  const { changes } = await api.effects.send({ params: { id }, body: { rules } })
  expect(changes).toContainEqual({
    topic: subject,
    action: extraAction,
    before: 'never',
    after: 'always',
    kind: 'gained',
  })
  expect((await api.edit.send({ params: { id }, body: { rules } })).rules).toEqual(rules)
  expect(await tryAction()).toMatchObject({ allowed: true, status: 200 })

  const elsewhere = [{ action: ['read', extraAction], subject: roles.name }]
  await expect(api.edit.send({ params: { id }, body: { rules: elsewhere } })).rejects.toMatchObject({ status: 422 })
})
