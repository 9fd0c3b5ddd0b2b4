import { expect, test } from 'vitest'
import { productionServer } from '#testing/servers/production-server.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { matchFailure, createBrowser, otherPassword, password } from './auth-test-steps.ts'

const email = 'first@house.example'

/** An installation whose password hashing can be counted and delayed. */
async function open() {
  const { secrets } = testServices()
  const watched = { verified: 0, hashed: 0, meanwhile: async () => {} }
  const hashing: typeof secrets.password = {
    ...secrets.password,
    hash(text) {
      watched.hashed += 1
      return secrets.password.hash(text)
    },
    async verify(text, hash) {
      watched.verified += 1
      const isRight = await secrets.password.verify(text, hash)
      await watched.meanwhile()
      return isRight
    },
  }
  const server = await productionServer(['auth'], { secrets: { ...secrets, password: hashing } })
  const first = createBrowser(server.visitor())
  await first.auth.setup.send({ body: { code: await secrets.setupCode(), name: 'First', email, password } })
  const findToken = async (to: string) => {
    const message = (await server.messagesTo(to)).at(-1)
    return /#([\w-]{43})"/.exec(message?.html ?? '')?.[1] ?? ''
  }
  return { server, watched, first, visit: () => createBrowser(server.visitor()), findToken }
}

test('hashes as much for an address without an account as for one with', async () => {
  const { watched, visit } = await open()
  const costs = []
  for (const to of [email, 'nobody@clients.example']) {
    const browser = visit()
    Object.assign(watched, { verified: 0, hashed: 0 })
    await expect(browser.auth.signIn.send({ body: { email: to, password: 'wrong' } })).rejects.toEqual(
      matchFailure(422, 'password'),
    )
    await browser.auth.signUp.send({ body: { name: 'X', email: to } })
    await browser.auth.forgot.send({ body: { email: to } })
    costs.push([watched.verified, watched.hashed])
  }
  expect(costs).toEqual([
    [1, 0],
    [1, 0],
  ])
})

test('delays responses equally whether or not an email is sent', async () => {
  const { visit } = await open()
  const { auth } = visit()
  for (const [least, send] of [
    [400, (to: string) => auth.forgot.send({ body: { email: to } })],
    [400, (to: string) => auth.resend.send({ body: { email: to } })],
    [400, (to: string) => auth.signUp.send({ body: { name: 'X', email: to } })],
  ] as const) {
    for (const to of [email, 'nobody@clients.example']) {
      const began = performance.now()
      await send(to)
      expect(performance.now() - began).toBeGreaterThanOrEqual(least - 5)
    }
  }
})

test('does not sign in with a password that is replaced during its verification', async () => {
  const { watched, visit, first, findToken } = await open()
  const [thief, owner] = [visit(), visit()]
  await owner.auth.forgot.send({ body: { email } })
  const token = await findToken(email)
  watched.meanwhile = async () => {
    watched.meanwhile = async () => {}
    await owner.auth.reset.send({ body: { token, password: otherPassword } })
  }
  await expect(thief.auth.signIn.send({ body: { email, password } })).rejects.toEqual(matchFailure(422, 'password'))
  await expect(thief.account.show.send()).rejects.toMatchObject({ status: 401 })
  await expect(first.account.show.send()).rejects.toMatchObject({ status: 401 })

  // The same during a confirmation or a change.
  await owner.auth.signIn.send({ body: { email, password: otherPassword } })
  await thief.auth.signIn.send({ body: { email, password: otherPassword } })
  const change = { current: otherPassword, password }
  watched.meanwhile = async () => {
    watched.meanwhile = async () => {}
    await owner.account.changePassword.send({ body: change })
  }
  const again = { current: otherPassword, password: 'a third one of four words' }
  await expect(thief.account.changePassword.send({ body: again })).rejects.toEqual(matchFailure(422, 'current'))
  expect(await visit().auth.signIn.send({ body: { email, password } })).toEqual({ next: 'open' })
})

test('rehashes a password at the next sign-in when the cost has changed', async () => {
  const { watched, visit, server } = await open()
  const { secrets } = server.services
  const isOld = secrets.password.isOld
  secrets.password.isOld = () => true
  watched.hashed = 0
  await visit().auth.signIn.send({ body: { email, password } })
  expect(watched.hashed).toBe(1)
  secrets.password.isOld = isOld
  expect(await visit().auth.signIn.send({ body: { email, password } })).toEqual({ next: 'open' })
  expect(watched.hashed).toBe(1)
})

test('confirms and changes a password while a concurrent sign-in rehashes it', async () => {
  const { watched, visit, first, server } = await open()
  const { password: hashing } = server.services.secrets
  const isOld = hashing.isOld
  const signInMeanwhile = () => {
    watched.meanwhile = async () => {
      watched.meanwhile = async () => {}
      hashing.isOld = () => true
      await visit().auth.signIn.send({ body: { email, password } })
      hashing.isOld = isOld
    }
  }
  signInMeanwhile()
  await first.account.confirm.send({ body: { password } })
  signInMeanwhile()
  await first.account.changePassword.send({ body: { current: password, password: otherPassword } })
  expect(await visit().auth.signIn.send({ body: { email, password: otherPassword } })).toEqual({ next: 'open' })
})
