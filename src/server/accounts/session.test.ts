import { expect, test } from 'vitest'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { localAnnouncer, type Services } from '#platform/server/services.ts'
import { colleagues, session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs, createVisitor } from '#testing/browser/visitor.ts'
import { cookieTokens } from './cookie-tokens.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const hour = 60 * 60_000

async function opened(own: Partial<Services> = {}) {
  const database = await emptyDatabase()
  const clock = { now: new Date('2031-03-02T09:00:00.000Z') }
  await prepareDatabase(database, platformMigrations(), [], { now: clock.now, sample: true })
  const serverIn = (mode: Services['mode']) =>
    createApp(database, [], testServices({ mode, now: () => clock.now, ...own }))
  const app = serverIn('sample')
  return {
    app,
    serverIn,
    db: database.db,
    calls: (visitor: ReturnType<typeof createVisitor>) => client(session, visitor),
    later: (milliseconds: number) => void (clock.now = new Date(clock.now.getTime() + milliseconds)),
  }
}

const signedOut = { status: 401, message: 'Sign in to continue' }

test('finds colleagues by every word of a query, ignoring case, and treats wildcards literally', async () => {
  const { app } = await opened()
  const { list } = client(colleagues, createVisitor(app))
  const everybody = await list.send()
  expect(everybody.length).toBeGreaterThan(1)
  const { user } = await client(session, createVisitor(app)).show.send()
  expect(await list.send({ query: { q: `  ${user.name.toUpperCase()}` } })).toEqual([user])
  expect(await list.send({ query: { q: '' } })).toEqual(everybody)
  expect(await list.send({ query: { q: '%' } })).toEqual([])
  await expect(list.send({ query: { q: 'x'.repeat(201) } })).rejects.toMatchObject({ status: 422 })
})

test('sample mode: signs a visitor in as administrator until sign-out; then the next call returns 401', async () => {
  const { app, calls } = await opened()
  const visitor = createVisitor(app)
  expect((await calls(visitor).show.send()).user).toMatchObject({ id: 'u1', role: 'admin', roleName: null })
  await calls(visitor).end.send()
  await expect(calls(visitor).show.send()).rejects.toMatchObject(signedOut)
  await expect(client(colleagues, visitor).list.send()).rejects.toMatchObject(signedOut)
  expect((await calls(createVisitor(app)).show.send()).user.id).toBe('u1')
})

test('production mode: refuses requests without a token that the server issued', async () => {
  const { serverIn } = await opened()
  const app = serverIn('production')
  for (const cookie of ['', 'atrium_session=u1', `atrium_session=${'A'.repeat(43)}`]) {
    const response = await app.request('/api/session', { headers: { cookie } })
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
  }
  await expect(visitorAs(app, 'u2')).rejects.toMatchObject(signedOut)
})

test('hides the cookie from scripts and other sites, and stores no token in the database', async () => {
  const { app, db } = await opened()
  const response = await app.request('/api/session')
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^atrium_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  const token = cookie.slice('atrium_session='.length, cookie.indexOf(';'))
  expect(await response.text()).not.toContain(token)
  const rows = await db.selectFrom('sessions').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
  const secure = await opened({ tokens: cookieTokens(true) })
  expect((await secure.app.request('/api/session')).headers.get('set-cookie')).toMatch(
    /^__Host-atrium_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
})

test('starts a new session when the user is switched, and ends the one that was sent', async () => {
  const { app, calls } = await opened()
  const first = await app.request('/api/session')
  const planted = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  const become = await app.request('/api/session', {
    method: 'PUT',
    headers: { cookie: planted, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: 'u3' }),
  })
  expect(become.headers.get('set-cookie')).not.toContain(planted)
  expect((await app.request('/api/session', { headers: { cookie: planted } })).status).toBe(401)
  expect((await calls(await visitorAs(app, 'u3')).show.send()).user.id).toBe('u3')
})

test('ends a session twelve hours after its last use', async () => {
  const { app, calls, later } = await opened()
  const visitor = await visitorAs(app, 'u2')
  for (let day = 0; day < 3; day += 1) {
    later(11 * hour)
    expect((await calls(visitor).show.send()).user.id).toBe('u2')
  }
  later(12 * hour)
  await expect(calls(visitor).show.send()).rejects.toMatchObject(signedOut)
})

test.each([
  [false, 7],
  [true, 90],
])('ends a session in constant use at last (remembered: %s, after %i days)', async (remembered, days) => {
  const { app, calls, db, later } = await opened()
  const visitor = await visitorAs(app, 'u2')
  await db.updateTable('sessions').set({ remembered }).where('userId', '=', 'u2').execute()
  const step = 11.99 * hour
  for (let passed = step; passed < days * 24 * hour; passed += step) {
    later(step)
    expect((await calls(visitor).show.send()).user.id).toBe('u2')
  }
  later(step)
  await expect(calls(visitor).show.send()).rejects.toMatchObject(signedOut)
})

test('refuses the next call of a suspended user, and a switch to that user', async () => {
  const { app, db, calls } = await opened()
  const visitor = await visitorAs(app, 'u2')
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', 'u2').execute()
  await expect(calls(visitor).show.send()).rejects.toMatchObject(signedOut)
  await expect(visitorAs(app, 'u2')).rejects.toMatchObject({ status: 404 })
})

test('treats a session without its second factor as signed out', async () => {
  const { app, db, calls } = await opened()
  const visitor = await visitorAs(app, 'u2')
  await db.updateTable('sessions').set({ stage: 'secondFactor' }).execute()
  await expect(calls(visitor).show.send()).rejects.toMatchObject(signedOut)
})

test('closes an open stream when its session ends', async () => {
  const announcer = localAnnouncer()
  const { app, db } = await opened({ announcer })
  const visitor = await visitorAs(app, 'u2')
  const stream = await visitor.send(new Request('http://atrium.test/api/events'))
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const ready = async (): Promise<boolean> => {
    const next = await reader?.read()
    return next?.value?.includes('event: ready') === true || (next?.done === false && ready())
  }
  expect(await ready()).toBe(true)
  await db.updateTable('sessions').set({ endedAt: new Date().toISOString() }).execute()
  announcer.afterCommit?.({ seq: 1000, topic: 'session', action: 'update', recordId: null, audience: null })
  const rest = async (): Promise<boolean> => {
    const next = await reader?.read()
    return next?.done === true || rest()
  }
  expect(await rest()).toBe(true)
})
