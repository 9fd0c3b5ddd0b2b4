import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { productionServer } from '#testing/servers/production-server.ts'
import { createPasskeyDevice } from './auth-test-passkey.ts'
import { createBrowser, otherPassword, password } from './auth-test-steps.ts'

const email = 'zoe@clients.example'

test('logs the account of a failed attempt, and does not reveal it to the client', async () => {
  const lines: object[] = []
  const server = await productionServer(['auth'], { log: { info: (fields) => void lines.push(fields), error() {} } })
  const visit = () => createBrowser(server.visitor())
  const ownBrowser = visit()
  await ownBrowser.auth.setup.send({
    body: { code: await server.services.secrets.setupCode(), name: 'Zoe', email, password },
  })
  const { id } = await server.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()

  const getLastFailure = async (call: Promise<unknown>) => {
    const answer = await call.catch((error: unknown) => error)
    expect(JSON.stringify(answer)).not.toContain(id)
    return lines.at(-1)
  }
  const { auth } = visit()
  const signIn = { method: 'POST', path: '/api/auth/sign-in', status: 422 }
  expect(await getLastFailure(auth.signIn.send({ body: { email, password: otherPassword } }))).toMatchObject({
    ...signIn,
    account: id,
  })
  const unknown = await getLastFailure(auth.signIn.send({ body: { email: 'nobody@clients.example', password } }))
  expect(unknown).toMatchObject(signIn)
  expect(unknown).not.toHaveProperty('account')
  expect(unknown).not.toHaveProperty('email')

  expect(await getLastFailure(ownBrowser.account.confirm.send({ body: { password: otherPassword } }))).toMatchObject({
    account: id,
  })
  const change = { current: otherPassword, password: 'a third one of four words' }
  expect(await getLastFailure(ownBrowser.account.changePassword.send({ body: change }))).toMatchObject({ account: id })

  await ownBrowser.account.confirm.send({ body: { password } })
  const device = await createPasskeyDevice('http://atrium.test')
  const invited = await ownBrowser.account.askPasskey.send()
  const created = await device.make(invited.invitation)
  await ownBrowser.account.addPasskey.send({ body: { id: invited.id, name: 'Key', created } })
  const options = await auth.askPasskey.send()
  const locked = await device.answer(options.question, { isVerified: false })
  expect(await getLastFailure(auth.signInByPasskey.send({ body: { id: options.id, answer: locked } }))).toMatchObject({
    account: id,
  })

  const { secret } = await ownBrowser.account.beginSecondFactor.send()
  expect(await getLastFailure(ownBrowser.account.enableSecondFactor.send({ body: { code: '000000' } }))).toMatchObject({
    account: id,
  })
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await ownBrowser.account.enableSecondFactor.send({ body: { code: totp.generate({ timestamp: server.now() }) } })
  const half = visit()
  await half.auth.signIn.send({ body: { email, password } })
  expect(await getLastFailure(half.auth.giveSecondFactor.send({ body: { code: '000000' } }))).toMatchObject({
    account: id,
  })
})
