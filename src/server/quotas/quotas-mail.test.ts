import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, everybody, post, readWrite } from '#platform/contract.ts'
import { Problem } from '#platform/errors/failure.ts'
import { MailAddress } from '#platform/contracts/mail.ts'
import { api } from '#platform/server/api.ts'
import { noLimits, type QuotaLimits } from '#platform/server/quotas/quotas.ts'
import { sweepQuotas } from '#platform/server/quotas/recipient-quotas.ts'
import { sanitise } from '#platform/server/html/rich-text.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { Usage } from '#platform/contracts/usage-contract.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const Draft = z.object({ to: z.array(z.string()), cc: z.array(z.string()).default([]) })
const Cancelled = z.object({ to: z.array(z.string()), since: z.string() })
const addresses = (emails: readonly string[]) => emails.map((email) => MailAddress.parse({ name: '', email }))

const letters = api(
  contract(
    'letters',
    '/api/letters',
    {
      send: post('/', { body: Draft }),
      later: post('/later', { body: Draft }),
      cancel: post('/cancel', { body: Cancelled }),
      ask: post('/ask', { body: Draft, public: true }),
    },
    { grants: everybody(readWrite) },
  ),
  () => ({
    send: ({ body, services: { mail } }) =>
      mail.send({ to: addresses(body.to), cc: addresses(body.cc), subject: 'A word', html: sanitise('<p>A word</p>') }),
    later: ({ body, services: { mailQuota } }) => mailQuota.reserve(addresses(body.to)),
    cancel: ({ body, services: { mailQuota } }) => mailQuota.cancel(addresses(body.to), body.since),
    ask: ({ body, services: { mail } }) =>
      mail.send({ to: addresses(body.to), subject: 'A word', html: sanitise('<p>A word</p>') }),
  }),
)

const recipients = (hour: number, day: number) => ({ recipientsPerHour: hour, recipientsPerDay: day })
const bounds = (hour: number, day = 0, all: { hour?: number; day?: number } = {}): QuotaLimits => ({
  ...noLimits,
  ...recipients(hour, day),
  installation: { ...noLimits.installation, ...recipients(all.hour ?? 0, all.day ?? 0) },
})

const strangers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `n${from + at}@elsewhere.example`)

async function opened(quotas: QuotaLimits) {
  const clock = { now: new Date('2031-03-02T09:00:00.000Z') }
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: clock.now, sample: true })
  const server = () => createApp(database, [letters], testServices({ now: () => clock.now, quotas }))
  const app = server()
  const asOn = async (place: typeof app, user: string) => {
    const { send } = await visitorAs(place, user)
    const sendTo = (path: string, init: RequestInit = {}) => send(new Request(`http://atrium.test${path}`, init))
    const post = (path: string, body: object) =>
      sendTo(`/api/letters${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    return {
      post,
      send: (to: readonly string[], cc: readonly string[] = []) => post('', { to, cc }),
      usage: async () => Usage.parse(await (await sendTo('/api/usage')).json()),
      used: async () => {
        const { quotas } = Usage.parse(await (await sendTo('/api/usage')).json())
        return quotas.filter(({ name }) => name.startsWith('recipients')).map(({ used }) => used)
      },
    }
  }
  return {
    database,
    clock,
    later: (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
    as: (user: string) => asOn(app, user),
    asElsewhere: (user: string) => asOn(server(), user),
    mails: async () => (await database.db.selectFrom('outbox').select('id').execute()).length,
  }
}

test('counts external recipients, not messages; above the limit it sends nothing and reports the remaining number', async () => {
  const { as, later, mails } = await opened(bounds(5, 8))
  const { send, used } = await as('u2')
  const sent = await send(strangers(2), strangers(1, 2))
  expect(sent.status).toBe(204)
  expect(sent.headers.get('ratelimit')).toBe('"recipientsPerHour";r=2;t=3600, "recipientsPerDay";r=5;t=86400')
  expect(sent.headers.get('ratelimit-policy')).toBe('"recipientsPerHour";q=5;w=3600, "recipientsPerDay";q=8;w=86400')
  later(600)
  const refused = await send(strangers(3))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3000'])
  expect(Problem.parse(await refused.json())).toMatchObject({
    message: 'Too many external recipients per hour',
    quota: { name: 'recipientsPerHour', scope: 'person', limit: 5, left: 2 },
  })
  expect([await mails(), await used()]).toEqual([1, [3, 3]])
  expect((await send(strangers(2))).status).toBe(204)
  expect((await send(strangers(1))).status).toBe(429)
  expect([await mails(), await used()]).toEqual([2, [5, 5]])
})

test('renews the hour before the day', async () => {
  const { as, later } = await opened(bounds(2, 3))
  const { send, used, usage } = await as('u2')
  expect((await send(strangers(2))).status).toBe(204)
  later(3600)
  expect(await used()).toEqual([0, 2])
  expect((await send(strangers(1))).status).toBe(204)
  const refused = await send(strangers(1))
  expect(await refused.json()).toMatchObject({ quota: { name: 'recipientsPerDay', left: 0 } })
  expect(refused.headers.get('retry-after')).toBe('82800')
  const day = (await usage()).quotas.find(({ name }) => name === 'recipientsPerDay')
  expect(day).toEqual({
    name: 'recipientsPerDay',
    limit: 3,
    used: 3,
    seconds: 86_400,
    renewsAt: '2031-03-03T09:00:00.000Z',
  })
})

test('counts neither colleagues nor mail that a stranger requests', async () => {
  const { as, database } = await opened(bounds(1, 1))
  const { send, post, used } = await as('u2')
  const people = await database.db.selectFrom('users').select('email').where('status', '=', 'active').execute()
  expect((await send(people.map(({ email }) => email.toUpperCase()))).status).toBe(204)
  expect((await post('/ask', { to: strangers(30) })).status).toBe(204)
  expect(await used()).toEqual([0, 0])
  expect((await send([...people.map(({ email }) => email), ...strangers(1)])).status).toBe(204)
  expect(await used()).toEqual([1, 1])
})

test(
  'of thirty simultaneous messages, exactly one takes the last place, across processes',
  { timeout: 60_000 },
  async () => {
    const { as, asElsewhere, mails } = await opened(bounds(5, 5))
    const [here, there] = [await as('u2'), await asElsewhere('u2')]
    expect((await here.send(strangers(4))).status).toBe(204)
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => (at % 2 ? here : there).send(strangers(1, at))),
    )
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(29)
    expect([await mails(), await here.used()]).toEqual([2, [5, 5]])
  },
)

test('limits all users together, and does not count a refused message against the sender’s own quota', async () => {
  const { as, later } = await opened(bounds(10, 10, { hour: 6 }))
  const [one, other] = [await as('u2'), await as('u3')]
  expect((await one.send(strangers(5))).status).toBe(204)
  const refused = await other.send(strangers(2))
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    quota: { name: 'recipientsPerHour', scope: 'installation', limit: 6, left: 1 },
  })
  expect(await other.used()).toEqual([0, 0])
  expect((await other.send(strangers(1))).status).toBe(204)
  const { installation } = await (await as('u1')).usage()
  expect(installation?.quotas.find(({ name }) => name === 'recipientsPerHour')).toMatchObject({ limit: 6, used: 6 })
  expect((await one.usage()).installation).toBeNull()
  later(3600)
  expect((await other.send(strangers(2))).status).toBe(204)
})

test('counts scheduled mail when it is requested, and not if it is cancelled', async () => {
  const { as, later, clock } = await opened(bounds(3, 5))
  const { post, used } = await as('u2')
  const since = clock.now.toISOString()
  expect((await post('/later', { to: strangers(3) })).status).toBe(204)
  expect((await post('/later', { to: strangers(1) })).status).toBe(429)
  expect((await post('/cancel', { to: strangers(2), since })).status).toBe(204)
  expect(await used()).toEqual([1, 1])
  later(3600)
  expect((await post('/later', { to: strangers(1) })).status).toBe(204)
  // The hour of the count has ended; the day has not.
  expect((await post('/cancel', { to: strangers(1), since })).status).toBe(204)
  expect(await used()).toEqual([1, 1])
})

test('deletes the counts of past windows', async () => {
  const { as, database, clock } = await opened(bounds(3))
  await (await as('u2')).send(strangers(1))
  const readUses = () => database.db.selectFrom('quotaUse').selectAll().execute()
  await sweepQuotas(database, new Date(clock.now.getTime() + 86_400_000))
  expect(await readUses()).toHaveLength(1)
  await sweepQuotas(database, new Date(clock.now.getTime() + 86_401_000))
  expect(await readUses()).toHaveLength(0)
})
