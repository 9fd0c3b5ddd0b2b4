import { Secret, TOTP } from 'otpauth'
import { productionServer } from '#testing/servers/production-server.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { createPasskeyDevice } from './auth-test-passkey.ts'
import { createFakeProvider, returnFrom } from './auth-test-provider.ts'
import { type Browser, createBrowser, otherPassword, password } from './auth-test-steps.ts'

const email = 'zoe@clients.example'
const challenge = 'A challenge that waits for its answer is known by a secret alone'

export const unaudited = { 'auth.askPasskey': challenge, 'auth-account.askPasskey': challenge }

const attempts = 'A wrong code is counted, or one could try all of them'

export const counted = {
  'auth-account.enableSecondFactor': attempts,
  'auth.enableSecondFactor': attempts,
  'auth.giveSecondFactor': attempts,
}

/** An installation with a provider and no accounts. */
async function open(watch: ScenarioServer['watch']) {
  const server = await productionServer(['auth'], { providers: [createFakeProvider('north', 'North').provider] })
  return {
    server,
    visit: () => createBrowser(watch(server.db, server.visitor())),
    async newestToken(to = email) {
      const message = (await server.messagesTo(to)).at(-1)
      return /#([\w-]{43})"/.exec(message?.html ?? '')?.[1] ?? ''
    },
  }
}

async function addPasskey({ account }: Browser) {
  const device = await createPasskeyDevice('http://atrium.test')
  const { id, invitation } = await account.askPasskey.send()
  const body = { id, name: 'Laptop', created: await device.make(invitation) }
  return { device, params: { id: (await account.addPasskey.send({ body })).id } }
}

export async function scenario({ watch }: ScenarioServer) {
  const { server, visit, newestToken } = await open(watch)
  const [admin, own, other] = [visit(), visit(), visit()]
  const code = await server.services.secrets.setupCode()
  await admin.auth.setup.send({ body: { code, name: 'First', email: 'first@house.example', password } })

  await own.auth.signUp.send({ body: { name: 'Zoë Lindqvist', email } })
  await own.auth.resend.send({ body: { email } })
  await own.auth.reset.send({ body: { token: await newestToken(), password } })
  const signIn = (browser: Browser) => browser.auth.signIn.send({ body: { email, password } })
  await signIn(own)
  server.pass(60_000)
  await own.account.confirm.send({ body: { password } })
  await own.account.changeEmail.send({ body: { email: 'new@clients.example' } })
  await own.account.cancelEmail.send()

  await signIn(other)
  const sessions = await own.account.listSessions.send()
  await own.account.endSession.send({ params: { id: sessions.find((one) => !one.isCurrent)?.id ?? '' } })
  await signIn(other)
  await own.account.endOtherSessions.send()

  const { device, params } = await addPasskey(own)
  await own.account.renamePasskey.send({ params, body: { name: 'Old laptop' } })
  const { id, question } = await other.auth.askPasskey.send()
  await other.auth.signInByPasskey.send({ body: { id, answer: await device.answer(question) } })
  await own.account.removePasskey.send({ params })

  const { secret } = await own.account.beginSecondFactor.send()
  const generateCodeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now() })
  await own.account.enableSecondFactor.send({ body: { code: generateCodeNow() } })
  await signIn(other)
  server.pass(60_000)
  await other.auth.giveSecondFactor.send({ body: { code: generateCodeNow() } })
  await own.account.renewRecoveryCodes.send()
  await own.account.disableSecondFactor.send()

  await server.db.insertInto('roles').values({ id: 'guest', rules: null, demandsSecondFactor: true }).execute()
  await signIn(other)
  const demanded = await other.auth.beginSecondFactor.send()
  const first = new TOTP({ secret: Secret.fromBase32(demanded.secret) }).generate({ timestamp: server.now() })
  await other.auth.enableSecondFactor.send({ body: { code: first } })
  await server.db.updateTable('roles').set({ demandsSecondFactor: false }).execute()
  await other.account.disableSecondFactor.send()

  const journey = await own.account.connect.send({ body: { provider: 'north' } })
  const connected = { address: returnFrom(journey.address), flow: journey.flow }
  await own.auth.finishProvider.send({ body: connected })
  await other.auth.beginProvider.send({ body: { provider: 'north' } })
  const [identity] = await own.account.listIdentities.send()
  await own.account.disconnect.send({ params: { id: identity?.id ?? 0 } })

  await own.account.changePassword.send({ body: { current: password, password: otherPassword } })
  await own.auth.forgot.send({ body: { email } })
  await own.auth.reset.send({ body: { token: await newestToken(), password } })
  await signIn(own)
  await own.account.changeEmail.send({ body: { email: 'new@clients.example' } })
  await own.auth.confirm.send({ body: { token: await newestToken('new@clients.example') } })
  await own.account.remove.send()
}
