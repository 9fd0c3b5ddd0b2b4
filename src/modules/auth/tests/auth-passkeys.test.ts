import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { createPasskeyDevice } from './auth-test-passkey.ts'
import { matchFailure, type Browser, join, findMessage, openAuth, password, getStatuses } from './auth-test-steps.ts'

const open = () => openAuth(openRuntime)

/** The server's origin as in its emails, with `localhost` in place of an IP address. */
async function signUpOrigin(browser: Browser, email: string) {
  const { html } = await findMessage(browser, email)
  return new URL(/href="([^"]+)"/.exec(html)?.[1] ?? '').origin.replace('127.0.0.1', 'localhost')
}

async function add({ account }: Browser, device: Awaited<ReturnType<typeof createPasskeyDevice>>, name = 'Laptop') {
  const { id, invitation } = await account.askPasskey.send()
  return account.addPasskey.send({ body: { id, name, created: await device.make(invitation) } })
}

/** Creates an account with a passkey. */
async function withPasskey(browser: Browser, email: string) {
  await join(browser, email)
  const origin = await signUpOrigin(browser, email)
  const device = await createPasskeyDevice(origin)
  return { origin, device, passkey: await add(browser, device) }
}

test('signs in by passkey, once per answer', async () => {
  const visit = await open()
  const [ownBrowser, other] = [await visit(), await visit()]
  const { device, passkey } = await withPasskey(ownBrowser, 'keys@clients.example')
  expect(passkey).toMatchObject({ name: 'Laptop', isSynced: true, lastUsedAt: null })
  const { user } = await ownBrowser.session.show.send()

  const { id, question } = await other.auth.askPasskey.send()
  expect(question).toMatchObject({ userVerification: 'required' })
  const answer = await device.answer(question, { owner: user.id })
  expect(await other.auth.signInByPasskey.send({ body: { id, answer, remembered: true } })).toEqual({ next: 'open' })
  expect((await other.session.show.send()).user.id).toBe(user.id)
  const [used] = await ownBrowser.account.listPasskeys.send()
  expect(used?.lastUsedAt).not.toBeNull()
  // A second use of the same answer is refused.
  const third = await visit()
  await expect(third.auth.signInByPasskey.send({ body: { id, answer } })).rejects.toEqual(matchFailure(422, 'answer'))
})

test('refuses invalid passkey answers', async () => {
  const visit = await open()
  const [ownBrowser, other] = [await visit(), await visit()]
  const { origin, device } = await withPasskey(ownBrowser, 'wrong@clients.example')
  const stranger = await createPasskeyDevice(origin)
  type Question = Awaited<ReturnType<typeof other.auth.askPasskey.send>>['question']
  const tries: Record<string, (question: Question) => ReturnType<typeof device.answer>> = {
    'to another challenge': async () => device.answer((await other.auth.askPasskey.send()).question),
    'from another site': (question) => device.answer(question, { from: 'https://elsewhere.example' }),
    'for another host': (question) => device.answer({ ...question, rpId: 'elsewhere.example' }),
    'by a device that was not unlocked': (question) => device.answer(question, { isVerified: false }),
    'for somebody else': (question) => device.answer(question, { owner: 'u1' }),
    'signed by another key': async (question) => ({
      ...(await stranger.answer(question)),
      id: device.id,
      rawId: device.id,
    }),
    'by a passkey that is not known': (question) => stranger.answer(question),
  }
  for (const [how, answered] of Object.entries(tries)) {
    const { id, question } = await other.auth.askPasskey.send()
    const answer = await answered(question)
    await expect(other.auth.signInByPasskey.send({ body: { id, answer } }), how).rejects.toEqual(
      matchFailure(422, 'answer'),
    )
  }
  expect((await ownBrowser.account.listPasskeys.send())[0]?.lastUsedAt).toBeNull()
})

test('accepts a new passkey once, from the user it was requested for', async () => {
  const visit = await open()
  const [ownBrowser, other] = [await visit(), await visit()]
  const { device, passkey, origin } = await withPasskey(ownBrowser, 'mine@clients.example')
  await join(other, 'theirs@clients.example')
  const { id, invitation } = await other.account.askPasskey.send()
  const fresh = await createPasskeyDevice(origin)
  const created = await fresh.make(invitation)
  await expect(ownBrowser.account.addPasskey.send({ body: { id, name: 'x', created } })).rejects.toEqual(
    matchFailure(422, 'created'),
  )
  const elsewhere = await fresh.make(invitation, 'https://elsewhere.example')
  await expect(other.account.addPasskey.send({ body: { id, name: 'x', created: elsewhere } })).rejects.toEqual(
    matchFailure(422, 'created'),
  )
  const once = [1, 2, 3].map(() => other.account.addPasskey.send({ body: { id, name: 'x', created } }))
  expect((await getStatuses(once)).toSorted()).toEqual([0, 422, 422])
  await expect(add(other, device)).rejects.toEqual(matchFailure(422, 'created'))

  const params = { id: passkey.id }
  await expect(other.account.renamePasskey.send({ params, body: { name: 'x' } })).rejects.toMatchObject({ status: 404 })
  await expect(other.account.removePasskey.send({ params })).rejects.toMatchObject({ status: 404 })
  expect(await ownBrowser.account.renamePasskey.send({ params, body: { name: ' Key ' } })).toMatchObject({
    name: 'Key',
  })
  await ownBrowser.account.removePasskey.send({ params })
  expect(await ownBrowser.account.listPasskeys.send()).toEqual([])
})

test('confirms the current user by their own passkey, keeping the session', async () => {
  const visit = await open()
  const [first, ownBrowser, other] = [await visit(), await visit(), await visit()]
  const { device, origin } = await withPasskey(first, 'proof@clients.example')
  const email = 'proof@clients.example'
  await ownBrowser.auth.signIn.send({ body: { email, password, remembered: true } })
  const provePresence = async (browser: Browser, by = device) => {
    const { id, question } = await browser.auth.askPasskey.send()
    const answer = await by.answer(question)
    return browser.auth.signInByPasskey.send({ body: { id, answer, confirms: true } })
  }
  const [before] = await ownBrowser.account.listSessions.send()
  expect(before).toMatchObject({ isCurrent: true, remembered: true })
  expect(await provePresence(ownBrowser)).toEqual({ next: 'open' })
  expect((await ownBrowser.account.listSessions.send())[0]).toMatchObject({ id: before?.id, remembered: true })

  await join(other, 'else@clients.example')
  const strange = await createPasskeyDevice(origin)
  await add(other, strange)
  await expect(provePresence(ownBrowser, strange)).rejects.toEqual(matchFailure(422, 'answer'))
  expect((await ownBrowser.account.show.send()).email).toBe(email)
  // It does not sign in without a session either.
  const nobody = await visit()
  await expect(provePresence(nobody)).rejects.toEqual(matchFailure(422, 'answer'))
})
