import { expect, test } from 'vitest'
import { productionServer } from '#testing/servers/production-server.ts'
import { createPasskeyDevice } from './auth-test-passkey.ts'
import { matchFailure, createBrowser, otherPassword, password, getStatuses } from './auth-test-steps.ts'

const minute = 60_000
const email = 'first@house.example'
const nobody = 'nobody@clients.example'

type Server = Awaited<ReturnType<typeof productionServer>>
const visit = (server: Server, address?: string) => createBrowser(server.visitor(address))

/** The first administrator, signed in in a known browser. */
async function openSettled() {
  const server = await productionServer(['auth'])
  const ownBrowser = visit(server)
  const code = await server.services.secrets.setupCode()
  await ownBrowser.auth.setup.send({ body: { code, name: 'First', email, password } })
  return { server, ownBrowser }
}

/** Sends `count` wrong passwords at once, from distinct addresses unless one is given. */
const guess = (server: Server, to: string, count: number, address?: string) =>
  getStatuses(
    Array.from({ length: count }, (_, at) =>
      visit(server, address ?? `10.0.${at >> 8}.${at & 255}`).auth.signIn.send({
        body: { email: to, password: 'wrong' },
      }),
    ),
  )

const countStatus = (answers: readonly number[], status: number) => answers.filter((one) => one === status).length
const signIn = (browser: ReturnType<typeof visit>, secret = password, to = email) =>
  browser.auth.signIn.send({ body: { email: to, password: secret } })

test('blocks an account for one network after ten wrong passwords, not for others', async () => {
  const { server } = await openSettled()
  for (const to of [email, nobody]) {
    const answers = await guess(server, to, 20, '203.0.113.9')
    expect([countStatus(answers, 422), countStatus(answers, 429)]).toEqual([10, 10])
    const refused = await visit(server, '203.0.113.9').send('POST', '/api/auth/sign-in', { email: to, password })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  }
  expect(await signIn(visit(server, '198.51.100.7'))).toEqual({ next: 'open' })
  await expect(signIn(visit(server, '198.51.100.7'), password, nobody)).rejects.toEqual(matchFailure(422, 'password'))
  server.pass(15 * minute)
  expect(await signIn(visit(server, '203.0.113.9'))).toEqual({ next: 'open' })
})

test('counts the addresses of one IPv6 network as one', async () => {
  const { server } = await openSettled()
  const tries = Array.from({ length: 12 }, (_, at) => signIn(visit(server, `2001:db8:1:2::${at + 1}`), 'wrong'))
  expect(countStatus(await getStatuses(tries), 422)).toBe(10)
  expect(await signIn(visit(server, '2001:db8:1:3::1'))).toEqual({ next: 'open' })
})

test('limits guesses to a hundred per account from all networks, whether or not the account exists', async () => {
  const { server, ownBrowser } = await openSettled()
  for (const to of [email, nobody]) {
    const answers = await guess(server, to, 120)
    expect([countStatus(answers, 422), countStatus(answers, 429)]).toEqual([100, 20])
    await expect(signIn(visit(server), password, to)).rejects.toMatchObject({ status: 429 })
  }
  // The limit does not apply to a known browser.
  await ownBrowser.send('DELETE', '/api/session')
  expect(await signIn(ownBrowser)).toEqual({ next: 'open' })
  server.pass(60 * minute)
  expect(await signIn(visit(server))).toEqual({ next: 'open' })
})

test('lets a known browser sign in during an attack from its network, and gives it ten guesses', async () => {
  const { server, ownBrowser } = await openSettled()
  await guess(server, email, 10, '198.51.100.1')
  expect(countStatus(await guess(server, nobody, 60, '198.51.100.1'), 429)).toBeGreaterThan(0)
  await expect(signIn(visit(server))).rejects.toMatchObject({ status: 429 })
  expect(await signIn(ownBrowser)).toEqual({ next: 'open' })
  const answers = await getStatuses(Array.from({ length: 15 }, () => signIn(ownBrowser, 'wrong')))
  expect([countStatus(answers, 422), countStatus(answers, 429)]).toEqual([10, 5])
  await expect(signIn(ownBrowser)).rejects.toMatchObject({ status: 429 })
  server.pass(15 * minute)
  expect(await signIn(ownBrowser)).toEqual({ next: 'open' })
})

test('treats a browser known for one account as unknown for another', async () => {
  const { server, ownBrowser } = await openSettled()
  await ownBrowser.auth.signUp.send({ body: { name: 'Mallory', email: 'mallory@clients.example' } })
  const html = (await server.messagesTo('mallory@clients.example')).at(-1)?.html ?? ''
  const body = { token: /#([\w-]{43})"/.exec(html)?.[1] ?? '', password: otherPassword }
  const thief = visit(server, '203.0.113.5')
  await thief.auth.reset.send({ body })
  expect(await signIn(thief, otherPassword, 'mallory@clients.example')).toEqual({ next: 'open' })
  const answers = await getStatuses(Array.from({ length: 12 }, () => signIn(thief, 'wrong')))
  expect([countStatus(answers, 422), countStatus(answers, 429)]).toEqual([10, 2])
  const more = Array.from({ length: 60 }, (_, at) => signIn(thief, 'wrong', `n${at}@clients.example`))
  // Fifty per network address, twelve of which were used above.
  expect(countStatus(await getStatuses(more), 422)).toBe(38)
  expect(await signIn(ownBrowser)).toEqual({ next: 'open' })
})

test('resets the count of failures after a password reset, a passkey sign-in or help by an administrator', async () => {
  const { server, ownBrowser } = await openSettled()
  const device = await createPasskeyDevice('http://atrium.test')
  const invited = await ownBrowser.account.askPasskey.send()
  await ownBrowser.account.addPasskey.send({
    body: { id: invited.id, name: 'Key', created: await device.make(invited.invitation) },
  })
  const { id: userId } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const forgiving = {
    async passkey() {
      const { id, question } = await visit(server).auth.askPasskey.send()
      await visit(server).auth.signInByPasskey.send({ body: { id, answer: await device.answer(question) } })
    },
    help: () => server.announce({ kind: 'passwordResetAsked', userId }),
    async reset() {
      await visit(server).auth.forgot.send({ body: { email } })
      const html = (await server.messagesTo(email)).findLast((message) =>
        message.html.includes('reset-password#'),
      )?.html
      await visit(server).auth.reset.send({ body: { token: /#([\w-]{43})"/.exec(html ?? '')?.[1] ?? '', password } })
    },
  }
  for (const [name, forgive] of Object.entries(forgiving)) {
    await guess(server, email, 10, '198.51.100.1')
    await guess(server, email, 100)
    await expect(signIn(visit(server)), name).rejects.toMatchObject({ status: 429 })
    await forgive()
    expect(await signIn(visit(server)), name).toEqual({ next: 'open' })
    // Waits for the rate limit per network address.
    server.pass(15 * minute)
  }
})
