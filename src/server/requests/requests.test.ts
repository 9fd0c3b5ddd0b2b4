import { expect, test } from 'vitest'
import { openSqliteRuntime } from '#testing/databases/node-runtimes.ts'

const visitor = async () => (await openSqliteRuntime()).visitor()
const request = (path: string, init?: RequestInit) => new Request(`http://atrium.test${path}`, init)

test.each([
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-site', 'same-site'],
  ['origin', 'https://elsewhere.example'],
  ['origin', 'null'],
])('refuses a write with %s: %s', async (name, value) => {
  const { send } = await visitor()
  const headers = { 'content-type': 'application/json', [name]: value }
  const response = await send(request('/api/session', { method: 'PUT', body: '{"userId":"u2"}', headers }))
  expect(response.status).toBe(403)
})

test('answers a read from another site without CORS headers', async () => {
  const { send } = await visitor()
  const response = await send(request('/api/session', { headers: { origin: 'https://elsewhere.example' } }))
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('answers an unknown path under /api/ with a 404 problem', async () => {
  const { send } = await visitor()
  const response = await send(request('/api/nothing'))
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
})

test('returns the request id that was sent, unless it could forge log lines', async () => {
  const { send } = await visitor()
  const response = await send(request('/api/session', { headers: { 'x-request-id': 'abc-12345678' } }))
  expect(response.headers.get('x-request-id')).toBe('abc-12345678')
  const replaced = await send(request('/api/session', { headers: { 'x-request-id': 'a"b' } }))
  expect(replaced.headers.get('x-request-id')).not.toBe('a"b')
})

test.each([200, 201, 1500, 100_000])('answers or refuses a body of %i nested brackets', async (depth) => {
  const { send } = await visitor()
  const headers = { 'content-type': 'application/json' }
  // Brackets in a text do not count.
  const body = `{"userId":"\\"[[{{","deep":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
  const response = await send(request('/api/session', { method: 'PUT', body, headers }))
  expect(response.status).toBe(depth > 200 ? 400 : 422)
})
