import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { productionServer } from '#testing/servers/production-server.ts'
import { matchFailure, createBrowser, otherPassword, password, getStatuses } from './auth-test-steps.ts'

const minute = 60_000
const hour = 60 * minute
const email = 'first@house.example'

const open = (options: Parameters<typeof productionServer>[1] = {}) => productionServer(['auth'], options)
type Server = Awaited<ReturnType<typeof open>>

const visit = (server: Server, address?: string) => createBrowser(server.visitor(address))

/** The first administrator, signed in. */
async function openSettled(options: Parameters<typeof productionServer>[1] = {}) {
  const server = await open(options)
  const first = visit(server)
  const code = await server.services.secrets.setupCode()
  await first.auth.setup.send({ body: { code, name: 'First', email, password } })
  return { server, first }
}

/** The token of the newest email's link. */
async function findNewestToken(server: Server, to: string) {
  const message = (await server.messagesTo(to)).at(-1)
  return /#([\w-]{43})"/.exec(message?.html ?? '')?.[1] ?? ''
}

test('creates the first administrator once, by the code in the log', async () => {
  const server = await open()
  const browsers = [visit(server), visit(server)]
  const [one] = browsers
  expect(await one?.auth.options.send()).toEqual({
    mode: 'production',
    signUp: 'open',
    providers: [],
    isFirstStart: true,
    samplePassword: null,
    lacksEmail: false,
    sampleUsers: [],
  })
  await expect(one?.session.show.send()).rejects.toMatchObject({ status: 401 })
  await expect(one?.auth.messages.send({ query: { to: email } })).rejects.toMatchObject({ status: 404 })
  const code = await server.services.secrets.setupCode()
  const body = { code: code.toLowerCase().replaceAll('-', ' '), name: 'First', email, password }
  await expect(one?.auth.setup.send({ body: { ...body, code: 'AAAA-AAAA-AAAA' } })).rejects.toEqual(
    matchFailure(422, 'code'),
  )
  await expect(one?.auth.setup.send({ body: { ...body, password: 'password1234' } })).rejects.toEqual(
    matchFailure(422, 'password'),
  )
  const both = browsers.map(({ auth }, at) => auth.setup.send({ body: { ...body, email: `${at}${email}` } }))
  expect((await getStatuses(both)).toSorted()).toEqual([0, 409])
  await expect(visit(server).auth.setup.send({ body })).rejects.toMatchObject({ status: 409 })
  const sessions = await Promise.allSettled(browsers.map(({ session }) => session.show.send()))
  const roles = sessions.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.user.role] : []))
  expect(roles).toEqual(['admin'])
  expect(await one?.auth.options.send()).toMatchObject({ isFirstStart: false })
})

test('refuses sign-ups where accounts are created by invitation only', async () => {
  const { server } = await openSettled({ isSignUpOpen: false })
  const browser = visit(server)
  expect((await browser.auth.options.send()).signUp).toBe('closed')
  const body = { name: 'X', email: 'x@clients.example' }
  await expect(browser.auth.signUp.send({ body })).rejects.toMatchObject({ status: 403 })
  expect(await server.messagesTo(body.email)).toEqual([])
})

test('expires confirmation links after a day and reset links after an hour', async () => {
  const { server } = await openSettled()
  const browser = visit(server)
  const body = { name: 'Late', email: 'late@clients.example' }
  await browser.auth.signUp.send({ body })
  const confirming = await findNewestToken(server, body.email)
  server.pass(24 * hour)
  const opening = { token: confirming, password }
  await expect(browser.auth.reset.send({ body: opening })).rejects.toEqual(matchFailure(422, 'token'))
  await expect(browser.auth.signIn.send({ body: { email: body.email, password } })).rejects.toEqual(
    matchFailure(422, 'password'),
  )
  await browser.auth.forgot.send({ body: { email } })
  const token = await findNewestToken(server, email)
  server.pass(59 * minute)
  expect(await browser.auth.showLink.send({ body: { token } })).toMatchObject({ kind: 'password' })
  server.pass(minute)
  await expect(browser.auth.reset.send({ body: { token, password: otherPassword } })).rejects.toEqual(
    matchFailure(422, 'token'),
  )
})

test('refuses breached passwords wherever a password is set', async () => {
  const { server, first } = await openSettled()
  const common = matchFailure(422, 'password')
  const other = await open()
  const code = await other.services.secrets.setupCode()
  const browser = visit(server)
  await browser.auth.signUp.send({ body: { name: 'New', email: 'new@clients.example' } })
  await browser.auth.forgot.send({ body: { email } })
  const links = [await findNewestToken(server, 'new@clients.example'), await findNewestToken(server, email)]
  // The last one contains the installation's own host name.
  for (const chosen of ['JustinBieber', 'm3tallica2026!', 'clients-2026!!', 'house.123456']) {
    const about = chosen.startsWith('house') ? email : 'new@clients.example'
    const body = { code, name: 'First', email: about, password: chosen }
    await expect(visit(other).auth.setup.send({ body }), chosen).rejects.toEqual(common)
  }
  for (const chosen of ['JustinBieber', 'm3tallica2026!']) {
    for (const token of links)
      await expect(browser.auth.reset.send({ body: { token, password: chosen } }), chosen).rejects.toEqual(common)
    const body = { current: password, password: chosen }
    await expect(first.account.changePassword.send({ body }), chosen).rejects.toEqual(common)
  }
})

test('requires the password within the last ten minutes for sensitive changes', async () => {
  const { server, first } = await openSettled()
  const { account } = first
  await account.beginSecondFactor.send()
  server.pass(10 * minute)
  expect((await account.show.send()).confirmedUntil).toBeNull()
  const sensitive = [
    () => account.beginSecondFactor.send(),
    () => account.enableSecondFactor.send({ body: { code: '000000' } }),
    () => account.disableSecondFactor.send(),
    () => account.renewRecoveryCodes.send(),
    () => account.askPasskey.send(),
    () => account.removePasskey.send({ params: { id: 1 } }),
    () => account.changeEmail.send({ body: { email: 'x@clients.example' } }),
    () => account.connect.send({ body: { provider: 'x' } }),
    () => account.disconnect.send({ params: { id: 1 } }),
    () => account.remove.send(),
  ]
  for (const [at, call] of sensitive.entries())
    await expect(call(), `${at}`).rejects.toEqual(matchFailure(403, 'confirm'))
  await account.confirm.send({ body: { password } })
  await account.beginSecondFactor.send()
})

test('limits guesses of the password in a stolen session, regardless of the network address', async () => {
  const { server, first } = await openSettled()
  const answers = []
  for (let at = 0; at < 12; at += 1) {
    const response = await first.send('POST', '/api/account/confirm', { password: 'wrong' }, `198.51.100.${at}`)
    answers.push(response.status)
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
  server.pass(15 * minute)
  await first.account.confirm.send({ body: { password } })
})

test('limits one network address to fifty attempts across all accounts', async () => {
  const { server } = await openSettled()
  const signInAt = (at: number) =>
    visit(server, '203.0.113.7').auth.signIn.send({ body: { email: `n${at}@clients.example`, password: 'wrong' } })
  const answers = await getStatuses(Array.from({ length: 52 }, (_, at) => signInAt(at)))
  expect(answers.filter((status) => status === 422)).toHaveLength(50)
  expect(answers.filter((status) => status === 429)).toHaveLength(2)
  expect(await visit(server).auth.signIn.send({ body: { email, password } })).toEqual({ next: 'open' })
})

test('limits emails per address, and answers like for an unknown address', async () => {
  const { server } = await openSettled()
  for (const to of [email, 'nobody@clients.example']) {
    const answers = await getStatuses(
      Array.from({ length: 5 }, () => visit(server).auth.forgot.send({ body: { email: to } })),
    )
    expect(answers.toSorted()).toEqual([0, 0, 0, 429, 429])
  }
  expect(await server.messagesTo(email)).toHaveLength(3)
  expect(await server.messagesTo('nobody@clients.example')).toEqual([])
})

test('accepts codes of the current, the previous and the next time step', async () => {
  const { server, first } = await openSettled()
  const { secret } = await first.account.beginSecondFactor.send()
  const generateCodeAt = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now() + steps * 30_000 })
  const enable = (steps: number) => first.account.enableSecondFactor.send({ body: { code: generateCodeAt(steps) } })
  await expect(enable(-2)).rejects.toEqual(matchFailure(422, 'code'))
  await expect(enable(2)).rejects.toEqual(matchFailure(422, 'code'))
  await enable(0)
  const give = async (steps: number) => {
    const browser = visit(server)
    await browser.auth.signIn.send({ body: { email, password } })
    await browser.auth.giveSecondFactor.send({ body: { code: generateCodeAt(steps) } })
  }
  await expect(give(-1)).rejects.toEqual(matchFailure(422, 'code'))
  await expect(give(0)).rejects.toEqual(matchFailure(422, 'code'))
  await give(1)
  await expect(give(1)).rejects.toEqual(matchFailure(422, 'code'))
  server.pass(minute)
  await give(0)
})

test('rejects all other requests of a session that awaits its second factor, and expires it', async () => {
  const { server, first } = await openSettled()
  const { secret } = await first.account.beginSecondFactor.send()
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now() })
  await first.account.enableSecondFactor.send({ body: { code: code() } })
  const half = visit(server)
  expect(await half.auth.signIn.send({ body: { email, password } })).toEqual({ next: 'secondFactor' })
  for (const path of ['/api/session', '/api/account', '/api/account/sessions', '/api/events'])
    expect((await half.send('GET', path)).status, path).toBe(401)
  expect((await half.send('POST', '/api/account/confirm', { password })).status).toBe(401)
  server.pass(hour)
  await expect(half.auth.giveSecondFactor.send({ body: { code: code() } })).rejects.toMatchObject({ status: 401 })
  expect(await half.auth.secondFactor.send()).toEqual({ owed: false, isNew: false, email: null })
})
