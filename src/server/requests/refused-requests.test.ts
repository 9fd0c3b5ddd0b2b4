import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, del, everybody, get, post, readWrite } from '#platform/contract.ts'
import { Problem } from '#platform/errors/failure.ts'
import { maxIssues, maxJsonValues, maxQueryParameters } from '#platform/request-limits.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const Line = z.strictObject({ name: z.string(), count: z.int(), email: z.union([z.literal(''), z.email()]) })
const Lines = z.strictObject({ lines: z.array(Line), notes: z.record(z.string(), z.string()).optional() })

const desk = api(
  contract(
    'desk',
    '/api/desk',
    {
      put: post('/', { body: Lines, public: true, limits: [{ max: 2, seconds: 60 }] }),
      write: post('/free', { body: Lines, public: true }),
      look: get('/', { query: z.strictObject({ name: z.string().optional() }), public: true }),
      open: get('/plain', { public: true }),
      clear: del('/', { body: z.object({ id: z.int() }), public: true }),
    },
    { grants: everybody(readWrite) },
  ),
  () => ({ put: () => {}, write: () => {}, look: () => {}, open: () => {}, clear: () => {} }),
)

async function opened() {
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const app = createApp(database, [desk], testServices())
  const sendRequest = async (method: string, path: string, body?: string) => {
    const headers = { 'content-type': 'application/json' }
    const response = await app.request(`/api/desk${path}`, { method, headers, ...(body !== undefined && { body }) })
    const text = await response.text()
    return { status: response.status, size: text.length, problem: Problem.parse(JSON.parse(text)) }
  }
  return { post: (body: unknown, path = '/free') => sendRequest('POST', path, JSON.stringify(body)), ask: sendRequest }
}

const keyed = (count: number, key: (index: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [key(index), 1]))

test('names each unknown key of a body once, up to twenty, and counts the others', async () => {
  const { post: put } = await opened()
  const { status, size, problem } = await put({ lines: [], ...keyed(4000, (index) => `k${index}`) })
  expect(status).toBe(422)
  expect(problem.issues).toHaveLength(maxIssues)
  expect(problem.issues?.[3]).toMatchObject({ path: 'k3', message: 'Unrecognized key: "k3"' })
  expect(problem.omittedIssues).toBe(4000 - maxIssues)
  expect(size).toBeLessThan(4000)
})

test.each([
  ['a list of invalid items', { lines: Array.from({ length: 10_000 }, () => ({})) }],
  ['objects with unknown keys', { lines: Array.from({ length: 500 }, () => keyed(40, (index) => `k${index}`)) }],
  ['a record with invalid values', { lines: [], notes: keyed(10_000, (index) => `k${index}`) }],
  ['long keys', { lines: [], ...keyed(5, (index) => `${index}${'😀'.repeat(40_000)}`) }],
  ['long keys of a record', { lines: [], notes: keyed(5, (index) => `${index}${'k'.repeat(40_000)}`) }],
])('refuses %s in a short response', async (_, body) => {
  const { post: put } = await opened()
  const { status, size, problem } = await put(body)
  expect(status).toBe(422)
  expect(problem.issues?.length).toBeLessThanOrEqual(maxIssues)
  expect(problem.issues?.every(({ path, message }) => path.isWellFormed() && message.isWellFormed())).toBe(true)
  expect(size).toBeLessThan(20_000)
})

test('refuses a body of too many values before it is parsed', async () => {
  const { post: put } = await opened()
  const values = (count: number) => put({ lines: Array.from({ length: count }, () => 1) })
  expect((await values(maxJsonValues - 10)).status).toBe(422)
  expect((await values(maxJsonValues + 10)).status).toBe(400)
})

test('refuses unknown and repeated parameters in a short response', async () => {
  const { ask } = await opened()
  const search = (count: number, name: (index: number) => string) =>
    `?${Array.from({ length: count }, (_, index) => `${name(index)}=1`).join('&')}`
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/plain'],
    ['DELETE', ''],
  ] as const) {
    const unknown = await ask(method, `${path}${search(1900, (index) => `${index}`)}`)
    expect([unknown.status, unknown.size < 4000]).toEqual([422, true])
    const long = await ask(method, `${path}?${'k'.repeat(12_000)}=1`)
    expect([long.status, long.size < 2000]).toEqual([422, true])
    const many = await ask(method, `${path}${search(maxQueryParameters + 1, () => 'name')}`)
    expect(many.status).toBe(400)
  }
  expect(
    (
      await ask(
        'GET',
        search(1900, () => 'name'),
      )
    ).size,
  ).toBeLessThan(1000)
})

test('counts attempts before it reads their body', async () => {
  const { ask } = await opened()
  const responses = []
  for (let tries = 0; tries < 3; tries++) responses.push((await ask('POST', '', '{"no JSON')).status)
  expect(responses).toEqual([400, 400, 429])
})
