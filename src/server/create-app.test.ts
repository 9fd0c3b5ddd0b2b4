import { expect, test } from 'vitest'
import { Problem } from '#platform/errors/failure.ts'
import { session, settings } from '#platform/contracts/session-contract.ts'
import { serve } from '#testing/inputs/serve.ts'

const json = (method: string, body: unknown): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

test('sample mode: the visitor is the administrator, and can switch to any other sample user', async () => {
  const api = await serve(session)
  const before = await api.show.send()
  expect(before.user.role).toBe('admin')
  expect(before.users.map((user) => user.role)).toEqual(expect.arrayContaining(['admin', 'manager', 'agent', 'viewer']))

  const viewer = before.users.find((user) => user.role === 'viewer')
  const after = await api.change.send({ body: { userId: viewer?.id ?? '' } })
  expect(after.user).toEqual(viewer)
  expect((await api.show.send()).user).toEqual(viewer)
})

test('refuses a switch to a user who does not exist', async () => {
  const api = await serve(session)
  await expect(api.change.send({ body: { userId: 'nobody' } })).rejects.toMatchObject({
    status: 404,
    message: 'User not found',
  })
})

test('keeps settings per user, and never replaces a newer choice by an older one', async () => {
  const api = await serve(settings)
  expect(await api.show.send()).toBeNull()
  const newer = { value: { activeMode: 'dark' }, savedAt: '2026-05-02T00:00:00.000Z' }
  await api.save.send({ body: newer })
  await api.save.send({ body: { value: { activeMode: 'light' }, savedAt: '2026-05-01T00:00:00.000Z' } })
  expect(await api.show.send()).toEqual(newer)

  const other = await api.as('viewer')
  expect(await other.show.send()).toBeNull()
})

test('does not let the settings of a browser with a fast clock block later ones', async () => {
  const api = await serve(settings)
  await api.save.send({ body: { value: { activeMode: 'dark' }, savedAt: '2099-01-01T00:00:00.000Z' } })
  const saved = await api.show.send()
  expect(saved?.value).toEqual({ activeMode: 'dark' })
  expect(saved?.savedAt.localeCompare('2098')).toBe(-1)
  // By a browser with a right clock, later.
  await api.save.send({ body: { value: { activeMode: 'light' }, savedAt: saved?.savedAt ?? '' } })
  expect((await api.show.send())?.value).toEqual({ activeMode: 'light' })
  await api.save.send({ body: { value: { activeMode: 'dark' }, savedAt: '2026-01-01T00:00:00.000Z' } })
  expect((await api.show.send())?.value).toEqual({ activeMode: 'light' })
})

test.each([
  ['malformed JSON', { ...json('PUT', {}), body: '{' }, 400],
  [
    'a content type other than JSON',
    { method: 'PUT', body: 'userId=u1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
  ],
  ['a missing field', json('PUT', {}), 422],
  ['an unknown field', json('PUT', { userId: 'u1', role: 'admin' }), 422],
  ['a wrong type', json('PUT', { userId: 1 }), 422],
  ['a NUL character', json('PUT', { userId: 'u\0' }), 422],
  ['half of a surrogate pair', json('PUT', { userId: '\ud800' }), 422],
  ['a body over 1 MB', json('PUT', { userId: 'x'.repeat(1_100_000) }), 413],
  ['an unsupported method', { method: 'PATCH' }, 405],
])('refuses %s with problem details', async (_, init, status) => {
  const { send } = await serve(session)
  const response = await send('/api/session', init)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = Problem.parse(await response.json())
  expect(problem).toMatchObject({ status, message: expect.stringMatching(/\w/) })
  expect(problem.requestId).toBe(response.headers.get('x-request-id'))
})

test('names each invalid field', async () => {
  const { send } = await serve(session)
  const response = await send('/api/session', json('PUT', { userId: 1, role: 'admin' }))
  const { issues } = Problem.parse(await response.json())
  expect(issues?.map(({ path }) => path).sort()).toEqual(['role', 'userId'])
})

test('stores a text that looks like an escape sequence unchanged', async () => {
  const api = await serve(settings)
  const saved = { value: { note: '\\u0000 and \\ud800' }, savedAt: '2026-01-01T00:00:00.000Z' }
  await api.save.send({ body: saved })
  expect(await api.show.send()).toEqual(saved)
})

test('refuses an unknown query parameter', async () => {
  const { send } = await serve(session)
  expect((await send('/api/session?debug=1')).status).toBe(422)
})

test('serves its OpenAPI document and a page that describes the API', async () => {
  const { send } = await serve(session)
  const document = await (await send('/api/openapi.json')).json()
  expect(document).toMatchObject({ openapi: '3.1.0', paths: { '/api/session': { get: {}, put: {} } } })
  const page = await (await send('/api/docs')).text()
  expect(page).toContain('/api/session')
  expect(page).not.toMatch(/(src|href)="https?:/)
})
