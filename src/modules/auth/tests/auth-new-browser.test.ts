import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { productionServer } from '#testing/servers/production-server.ts'
import { createBrowser, otherPassword, password } from './auth-test-steps.ts'

const email = 'first@house.example'
const day = 24 * 60 * 60_000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

async function openSettled() {
  const server = await productionServer(['auth'])
  const cookies: string[] = []
  const visit = (address?: string) => {
    const visitor = server.visitor(address)
    return createBrowser({
      async send(request) {
        request.headers.set('user-agent', firefox)
        const answer = await visitor.send(request)
        cookies.push(...answer.headers.getSetCookie())
        return answer
      },
    })
  }
  const ownBrowser = visit()
  const code = await server.services.secrets.setupCode()
  await ownBrowser.auth.setup.send({ body: { code, name: 'First', email, password } })
  const reported = async () => {
    const messages = await server.messagesTo(email)
    return messages.filter(({ subject }) => subject === 'New sign-in to your account')
  }
  const signIn = (browser: ReturnType<typeof visit>, secret = password) =>
    browser.auth.signIn.send({ body: { email, password: secret } })
  return { server, ownBrowser, visit, reported, signIn, cookies }
}

test('reports a new browser once, but not the first one', async () => {
  const { server, ownBrowser, visit, reported, signIn } = await openSettled()
  await signIn(ownBrowser)
  expect(await reported()).toEqual([])
  const other = visit('203.0.113.77')
  await signIn(other)
  await signIn(other)
  const [message, ...more] = await reported()
  expect(more).toEqual([])
  expect(message?.html).toContain('Firefox 132, Linux')
  expect(message?.html).toContain('203.0.113.77')
  expect(message?.html).toContain(`${new Date(server.now()).getUTCFullYear()}`)
  expect(message?.html).toContain('http://atrium.test/pages/account?tab=sessions')

  const sessions = await ownBrowser.account.listSessions.send()
  expect(sessions.map(({ isCurrent, isNew }) => [isCurrent, isNew])).toEqual([
    [true, false],
    [false, true],
  ])
  server.pass(8 * day)
  await signIn(other)
  const [current] = await other.account.listSessions.send()
  expect([current?.isCurrent, current?.isNew]).toEqual([true, false])
  expect(await reported()).toHaveLength(1)
})

test('remembers a browser only after the second factor', async () => {
  const { server, ownBrowser, visit, reported, signIn } = await openSettled()
  const { secret } = await ownBrowser.account.beginSecondFactor.send()
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now() })
  await ownBrowser.account.enableSecondFactor.send({ body: { code: code() } })
  const other = visit()
  expect(await signIn(other)).toEqual({ next: 'secondFactor' })
  expect(await reported()).toEqual([])
  server.pass(60_000)
  await other.auth.giveSecondFactor.send({ body: { code: code() } })
  expect(await reported()).toHaveLength(1)
})

test('replaces the random HttpOnly cookie of a known browser at each sign-in', async () => {
  const { server, ownBrowser, visit, reported, signIn, cookies } = await openSettled()
  const getDeviceCookies = () => cookies.filter((cookie) => cookie.startsWith('atrium_device='))
  await signIn(ownBrowser)
  const [first = '', second = ''] = getDeviceCookies()
  expect(second).toMatch(/^atrium_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
  expect(Number(/Max-Age=(\d+)/.exec(second)?.[1])).toBeGreaterThan(90 * 24 * 3600)
  expect(first.split(';')[0]).not.toBe(second.split(';')[0])
  const rows = JSON.stringify(await server.db.selectFrom('knownDevices').selectAll().execute())
  for (const cookie of [first, second]) expect(rows).not.toContain(/=([\w-]{43})/.exec(cookie)?.[1])

  // The previous token is valid once more, in case the response was lost; older ones are not.
  const openWithCookie = (cookie: string) => {
    const visitor = server.visitor()
    return createBrowser({
      send(request) {
        request.headers.set('cookie', cookie.split(';')[0] ?? '')
        return visitor.send(request)
      },
    })
  }
  await signIn(openWithCookie(first))
  expect(await reported()).toEqual([])
  await signIn(visit())
  expect(await reported()).toHaveLength(1)
  await signIn(ownBrowser)
  await signIn(openWithCookie(first))
  expect(await reported()).toHaveLength(2)
})

test('ignores a known-browser cookie planted by another account', async () => {
  const { server, ownBrowser, visit, reported, signIn, cookies } = await openSettled()
  const thief = visit('203.0.113.5')
  await thief.auth.signUp.send({ body: { name: 'Mallory', email: 'mallory@clients.example' } })
  const html = (await server.messagesTo('mallory@clients.example')).at(-1)?.html ?? ''
  await thief.auth.reset.send({ body: { token: /#([\w-]{43})"/.exec(html)?.[1] ?? '', password: otherPassword } })
  await thief.auth.signIn.send({ body: { email: 'mallory@clients.example', password: otherPassword } })
  const planted = cookies.findLast((cookie) => cookie.startsWith('atrium_device='))?.split(';')[0] ?? ''
  const visitors = [server.visitor(), server.visitor()].map((visitor) =>
    createBrowser({
      send(request) {
        request.headers.set('cookie', planted)
        return visitor.send(request)
      },
    }),
  )
  for (const browser of visitors) await signIn(browser)
  expect(await reported()).toHaveLength(2)
  expect((await ownBrowser.send('GET', '/api/session')).status).toBe(200)
})

test('remembers twenty browsers, and limits the number of emails', async () => {
  const { server, visit, reported, signIn } = await openSettled()
  for (let count = 0; count < 24; count += 1) await signIn(visit())
  const rows = await server.db.selectFrom('knownDevices').select('id').execute()
  expect(rows).toHaveLength(20)
  expect((await reported()).length).toBeLessThanOrEqual(5)
})

test('forgets browsers on remote sign-out and on a password change', async () => {
  const { ownBrowser, visit, reported, signIn } = await openSettled()
  const other = visit()
  await signIn(other)
  const sessions = await ownBrowser.account.listSessions.send()
  await ownBrowser.account.endSession.send({ params: { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' } })
  await signIn(other)
  expect(await reported()).toHaveLength(2)
  await ownBrowser.account.changePassword.send({ body: { current: password, password: otherPassword } })
  await signIn(ownBrowser, otherPassword)
  expect(await reported()).toHaveLength(2)
  await signIn(other, otherPassword)
  expect(await reported()).toHaveLength(3)
})
