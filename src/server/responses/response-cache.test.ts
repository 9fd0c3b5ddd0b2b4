import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, get, readOnly } from '#platform/contract.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { runtimeName } from '#testing/databases/runtimes.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const endpoint = { returns: z.object({ says: z.string() }) }
const things = contract(
  'things',
  '/api/things',
  {
    names: get('/', endpoint),
    one: get('/:id', { ...endpoint, params: z.object({ id: z.string() }) }),
    mine: get('/mine/session', endpoint),
    device: get('/mine/device', endpoint),
    time: get('/mine/time', endpoint),
    long: get('/mine/long', endpoint),
  },
  { grants: { manager: readOnly, agent: [], viewer: [] } },
)

async function openThings() {
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const handlerCalls: string[] = []
  const module = api(things, (db) => ({
    async names() {
      handlerCalls.push('names')
      const { name } = await db.selectFrom('users').select('name').where('id', '=', 'u2').executeTakeFirstOrThrow()
      return { says: name }
    },
    one: ({ params }) => ({ says: params.id }),
    mine: ({ request: { session } }) => ({ says: session?.id ?? '' }),
    device: ({ request: { origin } }) => ({ says: origin.device }),
    time: ({ now }) => ({ says: now }),
    long() {
      handlerCalls.push('long')
      return { says: 'a'.repeat(40_000) }
    },
  }))
  let seconds = 0
  const now = () => new Date(Date.UTC(2031, 4, 5, 10, 0, seconds))
  const app = createApp(database, [module], testServices({ now }))
  const as = async (user: string) => {
    const { send } = await visitorAs(app, user)
    return async (path: string, device = 'one') => {
      const response = await send(
        new Request(`http://atrium.test/api/things${path}`, { headers: { 'user-agent': device } }),
      )
      return { status: response.status, headers: response.headers, ...(await response.json()) }
    }
  }
  const pass = () => {
    seconds += 1
  }
  return { database, handlerCalls, as, pass }
}

test('recomputes a repeated response only after a write, by anybody', async () => {
  const { database, handlerCalls, as } = await openThings()
  const send = await as('u1')
  const [first, again] = [await send(''), await send('')]
  expect(again.says).toBe(first.says)
  // PostgreSQL has no cheap version of its data.
  expect(handlerCalls.length).toBe(runtimeName() === 'sqlite' ? 1 : 2)
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect(again.headers.get('x-user')).toBe('u1')
  expect(again.headers.get('x-content-type-options')).toBe('nosniff')

  await database.db.updateTable('users').set({ name: 'Renamed by hand' }).where('id', '=', 'u2').execute()
  expect((await send('')).says).toBe('Renamed by hand')
})

test('answers each session, user and address separately', async () => {
  const { as } = await openThings()
  const [one, another, other] = [await as('u1'), await as('u1'), await as('u5')]
  const sessions = [await one('/mine/session'), await another('/mine/session'), await other('/mine/session')]
  expect(new Set(sessions.map(({ says }) => says)).size).toBe(3)
  expect((await one('/mine/session')).says).toBe(sessions[0]?.says)
  expect([(await one('/7')).says, (await one('/8')).says, (await one('/7')).says]).toEqual(['7', '8', '7'])
})

test('does not cache responses that depend on the time or on the device', async () => {
  const { as, pass } = await openThings()
  const send = await as('u1')
  const before = await send('/mine/time')
  pass()
  expect((await send('/mine/time')).says).not.toBe(before.says)
  expect([(await send('/mine/device', 'one')).says, (await send('/mine/device', 'two')).says]).toEqual(['one', 'two'])
})

test('sends no cached response to a user who lost the permission', async () => {
  const { database, as } = await openThings()
  await database.db.updateTable('users').set({ role: 'manager' }).where('id', '=', 'u3').execute()
  const send = await as('u3')
  expect((await send('')).status).toBe(200)
  await database.db.updateTable('users').set({ role: 'viewer' }).where('id', '=', 'u3').execute()
  expect((await send('')).status).toBe(403)
})

test('does not cache long responses', async () => {
  const { handlerCalls, as } = await openThings()
  const send = await as('u1')
  expect([(await send('/mine/long')).says, (await send('/mine/long')).says].map((says) => says.length)).toEqual([
    40_000, 40_000,
  ])
  expect(handlerCalls).toEqual(['long', 'long'])
})
