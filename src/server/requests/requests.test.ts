import { expect, test } from 'vitest'
import { openSqliteRuntime } from '#testing/databases/node-runtimes.ts'

const visitor = async () => (await openSqliteRuntime()).visitor()
const request = (path: string, init?: RequestInit) => new Request(`http://atrium.test${path}`, init)

test.each([
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-site', 'same-site'],
  ['origin', 'https://elsewhere.example'],
  ['origin', 'null'],
])('a write with %s: %s is refused', async (name, value) => {
  const { send } = await visitor()
  const headers = { 'content-type': 'application/json', [name]: value }
  const response = await send(request('/api/session', { method: 'PUT', body: '{"userId":"u2"}', headers }))
  expect(response.status).toBe(403)
})

test('reading from another site needs no proof, and answers nothing to it', async () => {
  const { send } = await visitor()
  const response = await send(request('/api/session', { headers: { origin: 'https://elsewhere.example' } }))
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('what no handler answers under /api/ is a 404 problem', async () => {
  const { send } = await visitor()
  const response = await send(request('/api/nothing'))
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
})

test('a request id that was sent comes back, one that could harm a log does not', async () => {
  const { send } = await visitor()
  const kept = await send(request('/api/session', { headers: { 'x-request-id': 'abc-12345678' } }))
  expect(kept.headers.get('x-request-id')).toBe('abc-12345678')
  const replaced = await send(request('/api/session', { headers: { 'x-request-id': 'a"b' } }))
  expect(replaced.headers.get('x-request-id')).not.toBe('a"b')
})

test.each([200, 201, 1500, 100_000])(
  'a body of %i brackets within each other is answered as one or refused',
  async (depth) => {
    const { send } = await visitor()
    const headers = { 'content-type': 'application/json' }
    // Brackets in a text do not count.
    const body = `{"userId":"\\"[[{{","deep":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
    const response = await send(request('/api/session', { method: 'PUT', body, headers }))
    expect(response.status).toBe(depth > 200 ? 400 : 422)
  },
)
