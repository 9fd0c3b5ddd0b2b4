import { expect, onTestFinished, test } from 'vitest'
import { identityProvider } from '#server/accounts/identity-providers.ts'
import { productionServer } from '#testing/servers/production-server.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { startProvider, visitProvider } from '#testing/servers/external/real-provider.ts'
import { createFakeProvider, returnFrom } from './auth-test-provider.ts'
import { matchFailure, type Browser, createBrowser, password, getStatuses } from './auth-test-steps.ts'

const minute = 60_000
const owner = { email: 'owner@house.example', password }

/** An installation with two providers, the administrator signed in. */
async function open(options: Parameters<typeof productionServer>[1] = {}) {
  const [north, south] = [createFakeProvider('north', 'North'), createFakeProvider('south', 'South')]
  const server = await productionServer(['auth'], { providers: [north.provider, south.provider], ...options })
  const visit = () => createBrowser(server.visitor())
  const admin = visit()
  const code = await server.services.secrets.setupCode()
  await admin.auth.setup.send({ body: { code, name: 'Owner', ...owner } })
  return { server, visit, admin, north, south }
}

async function finishSignIn({ auth }: Browser, provider = 'north', answer?: string) {
  const { address, flow } = await auth.beginProvider.send({ body: { provider } })
  return auth.finishProvider.send({ body: { address: returnFrom(address, answer), flow } })
}

async function connect({ auth, account }: Browser, provider = 'north') {
  const { address, flow } = await account.connect.send({ body: { provider } })
  return auth.finishProvider.send({ body: { address: returnFrom(address), flow } })
}

const showUser = async ({ session }: Browser) => (await session.show.send()).user

test('creates an account at the first provider sign-in, and finds it at the next', async () => {
  const { visit, server } = await open()
  const [first, again] = [visit(), visit()]
  expect((await first.auth.options.send()).providers).toEqual([
    { id: 'north', name: 'North' },
    { id: 'south', name: 'South' },
  ])
  expect(await finishSignIn(first)).toEqual({ next: 'open' })
  const user = await showUser(first)
  expect(user).toMatchObject({ email: 'nora@clients.example', name: 'Nora b Blum', role: 'guest' })
  await finishSignIn(again)
  expect((await showUser(again)).id).toBe(user.id)
  expect(await first.account.listIdentities.send()).toMatchObject([{ provider: 'north', providerName: 'North' }])
  const messages = await server.messagesTo('nora@clients.example')
  expect(messages.map(({ subject }) => subject)).toEqual(['New sign-in to your account'])
})

test('refuses unknown provider users where sign-up is closed', async () => {
  const { visit } = await open({ isSignUpOpen: false })
  await expect(finishSignIn(visit())).rejects.toEqual(matchFailure(403, 'unknown'))
})

test('matches an account by an address confirmed on both sides, and notifies its owner', async () => {
  const { visit, server, admin, north, south } = await open()
  const browser = visit()
  north.who.email = 'Owner@House.example'
  north.who.emailConfirmed = false
  await expect(finishSignIn(browser)).rejects.toEqual(matchFailure(403, 'unconfirmed'))
  north.who.emailConfirmed = true
  expect(await finishSignIn(browser)).toEqual({ next: 'open' })
  expect((await showUser(browser)).id).toBe((await showUser(admin)).id)
  expect((await server.messagesTo(owner.email)).map(({ subject }) => subject)).toEqual([
    'A sign-in provider was connected',
    'New sign-in to your account',
  ])

  south.who.email = 'unproven@clients.example'
  south.who.emailConfirmed = false
  await expect(finishSignIn(browser, 'south')).rejects.toEqual(matchFailure(403, 'unconfirmed'))
})

test('finishes a provider sign-in once, in time, in the tab that began it', async () => {
  const { visit, server } = await open()
  const [browser, thief] = [visit(), visit()]
  const begin = () => browser.auth.beginProvider.send({ body: { provider: 'north' } })
  const [one, two] = [await begin(), await begin()]
  const mixed = { address: returnFrom(one.address), flow: two.flow }
  await expect(browser.auth.finishProvider.send({ body: mixed })).rejects.toEqual(matchFailure(422, 'flow'))
  const guessed = { address: returnFrom(one.address), flow: 'x'.repeat(43) }
  await expect(thief.auth.finishProvider.send({ body: guessed })).rejects.toEqual(matchFailure(422, 'flow'))
  const body = { address: returnFrom(one.address), flow: one.flow }
  const finished = await getStatuses([1, 2, 3].map(() => browser.auth.finishProvider.send({ body })))
  expect(finished.toSorted()).toEqual([0, 422, 422])
  server.pass(10 * minute)
  const late = { address: returnFrom(two.address), flow: two.flow }
  await expect(browser.auth.finishProvider.send({ body: late })).rejects.toEqual(matchFailure(422, 'flow'))
  await expect(finishSignIn(browser, 'north', 'error=access_denied')).rejects.toEqual(matchFailure(403, 'cancelled'))
  await expect(finishSignIn(browser, 'north', 'code=bad')).rejects.toEqual(matchFailure(502, 'cancelled'))
  await expect(finishSignIn(browser, 'west')).rejects.toMatchObject({ status: 404 })
})

test('connects a provider only for the account that asked, and not one of another account', async () => {
  const { visit, admin } = await open()
  const nora = visit()
  await finishSignIn(nora, 'south')
  expect(await connect(admin)).toEqual({ next: 'connected' })
  expect(await connect(admin)).toEqual({ next: 'connected' })
  expect(await admin.account.listIdentities.send()).toHaveLength(1)
  await expect(connect(admin, 'south')).rejects.toEqual(matchFailure(403, 'taken'))

  // The redirect is not valid in another browser.
  const { address, flow } = await admin.account.connect.send({ body: { provider: 'north' } })
  const body = { address: returnFrom(address), flow }
  await expect(nora.auth.finishProvider.send({ body })).rejects.toEqual(matchFailure(422, 'flow'))
  const [identity] = await admin.account.listIdentities.send()
  const params = { id: identity?.id ?? 0 }
  await expect(nora.account.disconnect.send({ params })).rejects.toMatchObject({ status: 404 })
  await admin.account.disconnect.send({ params })
  expect(await admin.account.listIdentities.send()).toEqual([])
})

test('asks accounts without a password to sign in again, and keeps their last way to sign in', async () => {
  const { visit, server } = await open()
  const browser = visit()
  await finishSignIn(browser)
  expect(await browser.account.show.send()).toMatchObject({ hasPassword: false, passwordChangedAt: null })
  const [identity] = await browser.account.listIdentities.send()
  const params = { id: identity?.id ?? 0 }
  await expect(browser.account.disconnect.send({ params })).rejects.toMatchObject({ status: 409 })
  server.pass(10 * minute)
  await expect(browser.account.disconnect.send({ params })).rejects.toEqual(matchFailure(403, 'signIn'))
  await expect(browser.account.changePassword.send({ body: { password } })).rejects.toEqual(matchFailure(403, 'signIn'))
  await finishSignIn(browser)
  expect(await browser.account.changePassword.send({ body: { password } })).toMatchObject({ hasPassword: true })
  await browser.account.disconnect.send({ params })
  const again = visit()
  await expect(finishSignIn(again)).resolves.toEqual({ next: 'open' })
})

test('signs in through a real OpenID Connect provider, once', async () => {
  const redirect = 'http://atrium.test/auth/provider'
  const claims = { email: 'nora@clients.example', email_verified: true, name: 'Nora Blum' }
  const { settings, end } = await startProvider(redirect, claims)
  onTestFinished(end)
  const provider = identityProvider(settings, testServices().secrets)
  const { visit } = await open({ providers: [provider] })
  const browser = visit()
  const { address, flow } = await browser.auth.beginProvider.send({ body: { provider: 'company' } })
  const returned = await visitProvider(address, redirect)
  const body = { address: returned.href, flow }
  expect(await browser.auth.finishProvider.send({ body })).toEqual({ next: 'open' })
  expect(await showUser(browser)).toMatchObject({ email: 'nora@clients.example', name: 'Nora Blum' })
  await expect(visit().auth.finishProvider.send({ body })).rejects.toEqual(matchFailure(422, 'flow'))

  // A used code is refused in another visitor's redirect.
  const thief = visit()
  const thiefFlow = await thief.auth.beginProvider.send({ body: { provider: 'company' } })
  returned.searchParams.set('state', new URL(thiefFlow.address).searchParams.get('state') ?? '')
  const stolen = { address: returned.href, flow: thiefFlow.flow }
  await expect(thief.auth.finishProvider.send({ body: stolen })).rejects.toEqual(matchFailure(502, 'cancelled'))
})
