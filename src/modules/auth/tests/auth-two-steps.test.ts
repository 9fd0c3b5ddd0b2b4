import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import {
  matchFailure,
  type Browser,
  join,
  findMessage,
  openAuth,
  otherPassword,
  getStatuses,
} from './auth-test-steps.ts'

const open = () => openAuth(openRuntime)

/** The code of the current time step, offset by `steps`. */
const generateCode = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Waits if the time step is about to end. */
async function waitAwayFromEdge() {
  const remaining = 30_000 - (Date.now() % 30_000)
  if (remaining < 4000) await new Promise((resolve) => setTimeout(resolve, remaining))
}

/** Enables the app with the previous step's code, so that the current one stays unused. */
async function enable({ account }: Browser) {
  await waitAwayFromEdge()
  const { secret, address } = await account.beginSecondFactor.send()
  const { recoveryCodes } = await account.enableSecondFactor.send({ body: { code: generateCode(secret, -1) } })
  return { secret, address, recoveryCodes }
}

test('enables a second factor by a first code, and requires it at sign-in', async () => {
  const visit = await open()
  const [own, other] = [await visit(), await visit()]
  const member = await join(own, 'two@clients.example')
  const { secret, address, recoveryCodes } = await enable(own)
  expect(address).toMatch(/^otpauth:\/\/totp\/Atrium:two%40clients\.example\?/)
  expect(address).toContain(`secret=${secret}`)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(recoveryCodes[0]).toMatch(/^([a-hjkmnp-z02-9]{4}-){2}[a-hjkmnp-z02-9]{4}$/)
  expect(await own.account.show.send()).toMatchObject({ recoveryCodesLeft: 10 })
  expect((await findMessage(own, member.email, 2)).subject).toBe('Two-step sign-in was turned on')

  expect(await other.auth.signIn.send({ body: member })).toEqual({ next: 'secondFactor' })
  expect(await other.auth.secondFactor.send()).toEqual({ owed: true, isNew: false, email: member.email })
  await expect(other.account.show.send()).rejects.toMatchObject({ status: 401 })
  await expect(other.auth.giveSecondFactor.send({ body: { code: '000000' } })).rejects.toEqual(
    matchFailure(422, 'code'),
  )
  const code = generateCode(secret)
  expect(await other.auth.giveSecondFactor.send({ body: { code: `${code.slice(0, 3)} ${code.slice(3)}` } })).toEqual({
    recoveryCodesLeft: null,
  })
  expect((await other.account.show.send()).email).toBe(member.email)
  expect(await other.auth.secondFactor.send()).toEqual({ owed: false, isNew: false, email: null })
})

test('accepts a code once, even when sent concurrently, and no older one', async () => {
  const visit = await open()
  const ownBrowser = await visit()
  const member = await join(ownBrowser, 'replay@clients.example')
  const { secret } = await enable(ownBrowser)
  const signInWithPassword = async () => {
    const browser = await visit()
    await browser.auth.signIn.send({ body: member })
    return browser
  }
  const browsers = [await signInWithPassword(), await signInWithPassword(), await signInWithPassword()]
  const code = generateCode(secret)
  const answers = await getStatuses(browsers.map(({ auth }) => auth.giveSecondFactor.send({ body: { code } })))
  expect(answers.toSorted()).toEqual([0, 422, 422])
  const late = await signInWithPassword()
  await expect(late.auth.giveSecondFactor.send({ body: { code: generateCode(secret, -1) } })).rejects.toEqual(
    matchFailure(422, 'code'),
  )
  await expect(late.auth.giveSecondFactor.send({ body: { code } })).rejects.toEqual(matchFailure(422, 'code'))
})

test('accepts a recovery code once, and revokes it when new ones are created', async () => {
  const visit = await open()
  const ownBrowser = await visit()
  const member = await join(ownBrowser, 'recovery@clients.example')
  const { recoveryCodes } = await enable(ownBrowser)
  const [first = '', second = ''] = recoveryCodes
  const enterCode = async (code: string) => {
    const browser = await visit()
    await browser.auth.signIn.send({ body: member })
    return browser.auth.giveSecondFactor.send({ body: { code } })
  }
  expect(await enterCode(first.toUpperCase().replaceAll('-', ' '))).toEqual({ recoveryCodesLeft: 9 })
  await expect(enterCode(first)).rejects.toEqual(matchFailure(422, 'code'))
  const renewed = await ownBrowser.account.renewRecoveryCodes.send()
  await expect(enterCode(second)).rejects.toEqual(matchFailure(422, 'code'))
  expect(await enterCode(renewed.recoveryCodes[0] ?? '')).toEqual({ recoveryCodesLeft: 9 })
})

test('blocks further attempts after ten wrong codes, including the right code', async () => {
  const visit = await open()
  const ownBrowser = await visit()
  const member = await join(ownBrowser, 'guessed@clients.example')
  const { secret } = await enable(ownBrowser)
  const browser = await visit()
  await browser.auth.signIn.send({ body: member })
  const tries = Array.from({ length: 10 }, () => browser.auth.giveSecondFactor.send({ body: { code: '000000' } }))
  expect(new Set(await getStatuses(tries))).toEqual(new Set([422]))
  const response = await browser.send('POST', '/api/auth/second-factor', { code: generateCode(secret) })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(600)
})

test('disables the second factor, and then asks for no code', async () => {
  const visit = await open()
  const [own, other] = [await visit(), await visit()]
  const member = await join(own, 'off@clients.example')
  await expect(own.account.renewRecoveryCodes.send()).rejects.toMatchObject({ status: 409 })
  await expect(own.account.enableSecondFactor.send({ body: { code: '000000' } })).rejects.toMatchObject({ status: 409 })
  await own.account.beginSecondFactor.send()
  await expect(own.account.enableSecondFactor.send({ body: { code: '000000' } })).rejects.toEqual(
    matchFailure(422, 'code'),
  )
  expect(await other.auth.signIn.send({ body: member })).toEqual({ next: 'open' })
  await enable(own)
  await expect(own.account.beginSecondFactor.send()).rejects.toMatchObject({ status: 409 })
  await own.account.disableSecondFactor.send()
  expect(await own.account.show.send()).toMatchObject({ secondFactorSince: null, recoveryCodesLeft: null })
  expect(await other.auth.signIn.send({ body: member })).toEqual({ next: 'open' })
  await expect(other.auth.giveSecondFactor.send({ body: { code: '000000' } })).rejects.toMatchObject({ status: 401 })
})

test('requires the second factor after a password reset', async () => {
  const visit = await open()
  const [own, other] = [await visit(), await visit()]
  const { email } = await join(own, 'locked@clients.example')
  await enable(own)
  await other.auth.forgot.send({ body: { email } })
  const { token } = await findMessage(other, email, 3)
  await other.auth.reset.send({ body: { token, password: otherPassword } })
  expect(await other.auth.signIn.send({ body: { email, password: otherPassword } })).toEqual({ next: 'secondFactor' })
  await expect(other.account.show.send()).rejects.toMatchObject({ status: 401 })
})
