import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { productionServer } from '#testing/servers/production-server.ts'
import { createPasskeyDevice } from './auth-test-passkey.ts'
import { createFakeProvider, returnFrom } from './auth-test-provider.ts'
import { matchFailure, type Browser, createBrowser, password, getStatuses } from './auth-test-steps.ts'

const minute = 60_000
const first = { name: 'First', email: 'first@house.example', password }
const other = { name: 'Zoë Lindqvist', email: 'zoe@clients.example', password }

/** An administrator and a viewer, both signed in; then the viewer's role requires a second factor. */
async function openSettled() {
  const { provider, who } = createFakeProvider('north', 'North')
  const server = await productionServer(['auth'], { providers: [provider] })
  const visit = () => createBrowser(server.visitor())
  const [admin, ownBrowser] = [visit(), visit()]
  await admin.auth.setup.send({ body: { code: await server.services.secrets.setupCode(), ...first } })
  await ownBrowser.auth.signUp.send({ body: { name: other.name, email: other.email } })
  const html = (await server.messagesTo(other.email)).at(-1)?.html ?? ''
  await ownBrowser.auth.reset.send({ body: { token: /#([\w-]{43})"/.exec(html)?.[1] ?? '', password } })
  const signIn = (browser: Browser, { email } = other) => browser.auth.signIn.send({ body: { email, password } })
  expect(await signIn(ownBrowser)).toEqual({ next: 'open' })
  const demand = (id: string, demandsSecondFactor = true) =>
    server.db
      .insertInto('roles')
      .values({ id, rules: null, demandsSecondFactor })
      .onConflict((stored) => stored.column('id').doUpdateSet({ demandsSecondFactor }))
      .execute()
  await demand('guest')
  const createCode = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now() })
  return { server, visit, admin, ownBrowser, signIn, demand, createCode, who }
}

async function addPasskey({ account }: Browser) {
  const device = await createPasskeyDevice('http://atrium.test')
  const { id, invitation } = await account.askPasskey.send()
  const body = { id, name: 'Laptop', created: await device.make(invitation) }
  return { device, params: { id: (await account.addPasskey.send({ body })).id } }
}

test('requires setting up a second factor at the next sign-in, before any other request', async () => {
  const { server, visit, ownBrowser, signIn, createCode } = await openSettled()
  // Existing sessions continue, and the account reports the requirement.
  expect(await ownBrowser.account.show.send()).toMatchObject({ secondFactorDemanded: true, secondFactorSince: null })

  const browser = visit()
  expect(await signIn(browser)).toEqual({ next: 'newFactor' })
  expect(await browser.auth.secondFactor.send()).toEqual({ owed: true, isNew: true, email: other.email })
  for (const path of ['/api/session', '/api/account', '/api/account/sessions', '/api/events', '/api/colleagues'])
    expect((await browser.send('GET', path)).status, path).toBe(401)
  expect((await browser.send('POST', '/api/account/confirm', { password })).status).toBe(401)
  await expect(browser.auth.giveSecondFactor.send({ body: { code: '000000' } })).rejects.toMatchObject({ status: 401 })

  const { secret, address } = await browser.auth.beginSecondFactor.send()
  expect(address).toContain(`secret=${secret}`)
  const enable = (code: string) => browser.auth.enableSecondFactor.send({ body: { code } })
  await expect(enable('000000')).rejects.toEqual(matchFailure(422, 'code'))
  const { recoveryCodes } = await enable(createCode(secret))
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await browser.account.show.send()).toMatchObject({ email: other.email, recoveryCodesLeft: 10 })
  expect((await server.messagesTo(other.email)).map(({ subject }) => subject)).toContain(
    'Two-step sign-in was turned on',
  )

  const next = visit()
  expect(await signIn(next)).toEqual({ next: 'secondFactor' })
  expect(await next.auth.secondFactor.send()).toMatchObject({ owed: true, isNew: false })
  expect(await next.auth.giveSecondFactor.send({ body: { code: recoveryCodes[0] ?? '' } })).toEqual({
    recoveryCodesLeft: 9,
  })
})

test('lets only a recent password sign-in set up the required factor', async () => {
  const { server, visit, admin, ownBrowser, signIn, createCode } = await openSettled()
  const half = visit()
  await signIn(half)
  const { secret } = await half.auth.beginSecondFactor.send()
  const late = visit()
  await signIn(late)
  for (const browser of [visit(), admin, ownBrowser]) {
    const tries = [
      browser.auth.beginSecondFactor.send(),
      browser.auth.enableSecondFactor.send({ body: { code: createCode(secret) } }),
    ]
    expect(await getStatuses(tries)).toEqual([401, 401])
  }
  await half.auth.enableSecondFactor.send({ body: { code: createCode(secret) } })
  // The account has a second factor by now.
  await expect(late.auth.beginSecondFactor.send()).rejects.toMatchObject({ status: 409 })

  const owing = visit()
  await signIn(owing)
  await expect(owing.auth.beginSecondFactor.send()).rejects.toMatchObject({ status: 401 })
  server.pass(11 * minute)
  expect(await late.auth.secondFactor.send()).toEqual({ owed: false, isNew: false, email: null })
  await expect(late.auth.beginSecondFactor.send()).rejects.toMatchObject({ status: 401 })
})

test('limits guesses of the first code', async () => {
  const { visit, signIn, createCode } = await openSettled()
  const half = visit()
  await signIn(half)
  const { secret } = await half.auth.beginSecondFactor.send()
  const give = (code: string) => half.auth.enableSecondFactor.send({ body: { code } })
  expect(new Set(await getStatuses(Array.from({ length: 10 }, () => give('000000'))))).toEqual(new Set([422]))
  await expect(give(createCode(secret))).rejects.toMatchObject({ status: 429 })
})

test('requires an existing passkey at sign-in, and refuses the password and a new app', async () => {
  const { visit, ownBrowser, signIn } = await openSettled()
  const { device } = await addPasskey(ownBrowser)
  const browser = visit()
  const answer = await browser.send('POST', '/api/auth/sign-in', { email: other.email, password })
  expect([await answer.json(), answer.headers.get('set-cookie')]).toEqual([{ next: 'passkey' }, null])
  await expect(browser.auth.beginSecondFactor.send()).rejects.toMatchObject({ status: 401 })
  const { id, question } = await browser.auth.askPasskey.send()
  expect(await browser.auth.signInByPasskey.send({ body: { id, answer: await device.answer(question) } })).toEqual({
    next: 'open',
  })
  expect(await signIn(visit())).toEqual({ next: 'passkey' })
})

test('lets the last administrator replace a lost passkey by an app', async () => {
  const { server, visit, admin, signIn, demand } = await openSettled()
  await addPasskey(admin)
  await demand('admin')
  expect(await signIn(visit(), first)).toEqual({ next: 'newFactor' })
  // Now a second administrator could help.
  await server.db.updateTable('users').set({ role: 'admin' }).where('email', '=', other.email).execute()
  expect(await signIn(visit(), first)).toEqual({ next: 'passkey' })
})

test('requires a second factor after a provider sign-in, unless the provider used two itself', async () => {
  const { ownBrowser, visit, who } = await openSettled()
  const connecting = await ownBrowser.account.connect.send({ body: { provider: 'north' } })
  const connected = { address: returnFrom(connecting.address), flow: connecting.flow }
  expect(await ownBrowser.auth.finishProvider.send({ body: connected })).toEqual({ next: 'connected' })
  const signInByProvider = async (browser: Browser) => {
    const { address, flow } = await browser.auth.beginProvider.send({ body: { provider: 'north' } })
    return browser.auth.finishProvider.send({ body: { address: returnFrom(address), flow } })
  }
  const browser = visit()
  expect(await signInByProvider(browser)).toEqual({ next: 'newFactor' })
  expect((await browser.send('GET', '/api/account')).status).toBe(401)
  who.isStrong = true
  expect(await signInByProvider(browser)).toEqual({ next: 'open' })
})

test('keeps the last factor while the role requires one', async () => {
  const { ownBrowser, demand, createCode } = await openSettled()
  const { secret } = await ownBrowser.account.beginSecondFactor.send()
  await ownBrowser.account.enableSecondFactor.send({ body: { code: createCode(secret) } })
  await expect(ownBrowser.account.disableSecondFactor.send()).rejects.toMatchObject({ status: 409 })
  expect(await ownBrowser.account.show.send()).toMatchObject({ recoveryCodesLeft: 10 })
  const { params } = await addPasskey(ownBrowser)
  await ownBrowser.account.disableSecondFactor.send()
  await expect(ownBrowser.account.removePasskey.send({ params })).rejects.toMatchObject({ status: 409 })
  expect(await ownBrowser.account.listPasskeys.send()).toHaveLength(1)
  await demand('guest', false)
  await ownBrowser.account.removePasskey.send({ params })
  expect(await ownBrowser.account.listPasskeys.send()).toEqual([])
})
