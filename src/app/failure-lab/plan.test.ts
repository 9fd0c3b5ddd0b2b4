import { expect, test } from 'vitest'
import { simulateFailure } from './simulate-failure.ts'
import { affects, Plan } from './plan.ts'

const getTopic = (path: string) =>
  path.startsWith('/api/things') ? 'things' : path.startsWith('/api/door') ? 'door' : undefined
const plan = (own: Partial<Plan>) => ({ ...Plan.parse({}), ...own })
const read = { method: 'GET', path: '/api/things/1' }
const write = { method: 'POST', path: '/api/things' }

test('affects only matching requests', () => {
  expect(affects(plan({}), read, getTopic)).toBe(false)
  expect(affects(plan({ failure: 'broken' }), read, getTopic)).toBe(true)
  expect(affects(plan({ failure: 'broken', calls: 'writes' }), read, getTopic)).toBe(false)
  expect(affects(plan({ failure: 'broken', calls: 'writes' }), write, getTopic)).toBe(true)
  expect(affects(plan({ failure: 'broken', topic: 'door' }), write, getTopic)).toBe(false)
})

test('lets signed-out users sign in, and fails the readiness check during maintenance', () => {
  const door = { method: 'POST', path: '/api/door/sign-in' }
  expect(affects(plan({ failure: 'signedOut' }), door, getTopic, 'door')).toBe(false)
  expect(affects(plan({ failure: 'broken' }), door, getTopic, 'door')).toBe(true)
  const ready = { method: 'GET', path: '/readyz' }
  expect(affects(plan({ failure: 'maintenance', calls: 'writes' }), ready, getTopic)).toBe(true)
  expect(affects(plan({ failure: 'broken', calls: 'writes' }), ready, getTopic)).toBe(false)
})

test('falls back to defaults for stored values of another version', () => {
  expect(Plan.parse({ failure: 'meteor', remaining: -3, delay: 'long' })).toEqual(Plan.parse({}))
})

test('returns responses like the server’s, or rejects', async () => {
  const request = () =>
    new Request('http://atrium.test/api/things', { method: 'POST', body: JSON.stringify({ title: '' }) })
  const carry = () => Promise.resolve(new Response('{"id":1}'))
  const refused = await simulateFailure('refused', request(), carry, 0)
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ issues: [{ path: 'title' }] })
  expect((await simulateFailure('maintenance', request(), carry, 0)).headers.get('retry-after')).toBe('15')
  expect((await simulateFailure('slow', request(), carry, 1)).status).toBe(200)
  await expect(simulateFailure('offline', request(), carry, 0)).rejects.toThrow(TypeError)
  const dropped = await simulateFailure('dropped', request(), carry, 0)
  expect(dropped.status).toBe(200)
  await expect(dropped.json()).rejects.toThrow(TypeError)
})
