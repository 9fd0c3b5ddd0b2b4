import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, everybody, post, readWrite } from '#platform/contract.ts'
import { Failure } from '#platform/errors/failure.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const Guess = z.object({ email: z.string(), guess: z.string() })

const doors = api(
  contract(
    'doors',
    '/api/doors',
    {
      guess: post('/guess', {
        body: Guess,
        public: true,
        transaction: 'manual',
        limits: [
          { max: 3, seconds: 60, by: 'email', only: 'failures' },
          { max: 8, seconds: 60, only: 'failures' },
        ],
      }),
      knock: post('/knock', { body: z.object({}), public: true, limits: [{ max: 2, seconds: 60 }] }),
    },
    { grants: everybody(readWrite) },
  ),
  () => ({
    guess: ({ body }) => {
      if (body.guess !== 'right') throw new Failure(422, 'Wrong')
    },
    knock: () => {},
  }),
)

async function opened() {
  const database = await emptyDatabase()
  const clock = { now: new Date('2031-03-02T09:00:00.000Z') }
  await prepareDatabase(database, platformMigrations(), [], { now: clock.now, sample: true })
  const app = createApp(database, [doors], testServices({ now: () => clock.now }))
  const send = (path: string, body: object, address = '192.0.2.1') =>
    app.request(`/api/doors/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-test-address': address },
    })
  return {
    db: database.db,
    later: (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
    knock: async (address?: string) => (await send('knock', {}, address)).status,
    response: send,
    guess: async (email: string, guess: string, address?: string) =>
      (await send('guess', { email, guess }, address)).status,
  }
}

test('X9: refuses too many attempts from one address, with the seconds to wait', async () => {
  const { knock, response, later } = await opened()
  expect([await knock(), await knock(), await knock()]).toEqual([204, 204, 429])
  expect(await knock('192.0.2.2')).toBe(204)
  later(20)
  const refused = await response('knock', {})
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
  expect(await refused.json()).toMatchObject({ message: 'Too many attempts. Try again later' })
  later(40)
  expect(await knock()).toBe(204)
})

test('counts an IPv6 network as one address, and each IPv4 address by itself', async () => {
  const { knock } = await opened()
  expect([await knock('2001:db8::1'), await knock('2001:db8::ffff:2'), await knock('2001:db8::3')]).toEqual([
    204, 204, 429,
  ])
  expect(await knock('2001:db8:0:1::1')).toBe(204)
  expect([await knock('::ffff:192.0.2.5'), await knock('192.0.2.5'), await knock('::ffff:c000:205')]).toEqual([
    204, 204, 429,
  ])
})

test('counts failures per account, from any address and in any spelling', async () => {
  const { guess } = await opened()
  expect(await guess('ines@larkmoor.example', 'a', '192.0.2.1')).toBe(422)
  expect(await guess(' INES@larkmoor.example', 'b', '192.0.2.2')).toBe(422)
  expect(await guess('Ines@larkmoor.example', 'c', '192.0.2.3')).toBe(422)
  expect(await guess('ines@larkmoor.example', 'right', '192.0.2.4')).toBe(429)
  expect(await guess('amina@larkmoor.example', 'right', '192.0.2.4')).toBe(204)
})

test('does not count a success, which resets the failures of the account', async () => {
  const { guess } = await opened()
  const pattern = ['a', 'b', 'right', 'a', 'b', 'right', 'right', 'right', 'right', 'right', 'right', 'right', 'a']
  const responses = []
  for (const word of pattern) responses.push(await guess('ines@larkmoor.example', word))
  expect(responses).toEqual(pattern.map((word) => (word === 'right' ? 204 : 422)))
})

test('counts all simultaneous attempts', async () => {
  const { guess } = await opened()
  const responses = await Promise.all(Array.from({ length: 12 }, () => guess('ines@larkmoor.example', 'a')))
  expect(responses.filter((status) => status === 422)).toHaveLength(3)
  expect(responses.filter((status) => status === 429)).toHaveLength(9)
})

test('stores neither accounts nor addresses in the table of attempts', async () => {
  const { guess, db } = await opened()
  await guess('ines@larkmoor.example', 'a')
  const text = JSON.stringify(await db.selectFrom('limits').selectAll().execute())
  expect(text).not.toContain('larkmoor')
  expect(text).not.toContain('192.0.2')
})

test('locks nobody out after a fast clock is corrected', async () => {
  const { knock, later } = await opened()
  later(86_400)
  expect([await knock(), await knock(), await knock()]).toEqual([204, 204, 429])
  later(-86_400)
  expect([await knock(), await knock(), await knock()]).toEqual([204, 204, 429])
})
