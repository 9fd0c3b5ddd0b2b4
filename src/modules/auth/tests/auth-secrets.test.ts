import { pino } from 'pino'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { productionServer } from '#testing/servers/production-server.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { createPasskeyDevice } from './auth-test-passkey.ts'
import { createFakeProvider, returnFrom } from './auth-test-provider.ts'
import { createBrowser, otherPassword, password } from './auth-test-steps.ts'

const email = 'zoe@clients.example'
const clientSecret = 'what the provider knows this application by'
const bearing =
  /^(password|current|token|secret|code|codes|recoveryCodes|flow|question|challenge|clientDataJSON|signature)$/i

/** All strings below fields whose name suggests a secret, at any depth. */
function findSecrets(value: unknown, isSecret = false): string[] {
  if (typeof value === 'string') return isSecret && value.length >= 6 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => findSecrets(part, isSecret || bearing.test(name)))
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A server that logs at debug level, and the secrets seen in requests and responses. */
async function open() {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const { provider } = createFakeProvider('north', 'North')
  const server = await productionServer(['auth'], { log, providers: [provider] })
  const secrets = new Set<string>([await server.services.secrets.setupCode(), clientSecret])
  const recordRequests = ({ send }: { send: Send }) => ({
    async send(request: Request) {
      const body = await request.clone().text()
      const answer = await send(request)
      for (const text of [body, await answer.clone().text()])
        findSecrets(parseJson(text)).forEach((one) => secrets.add(one))
      const token = answer.headers.get('set-cookie')?.match(/=([\w-]{20,})/)?.[1]
      if (token) secrets.add(token)
      return answer
    },
  })
  return {
    server,
    secrets,
    visit: () => createBrowser(recordRequests(server.visitor())),
    printed: () => lines.join('\n'),
    async token(to = email) {
      const html = (await server.messagesTo(to)).at(-1)?.html ?? ''
      return /#([\w-]{43})"/.exec(html)?.[1] ?? ''
    },
    /** The tables that users can read or search. */
    async kept() {
      const tables = ['auditEntries', 'auditRows', 'changes', 'searchEntries', 'sessions', 'users'] as const
      const rows = await Promise.all(tables.map((name) => sql`select * from ${sql.table(name)}`.execute(server.db)))
      return JSON.stringify(rows.map((one) => one.rows))
    },
  }
}

const failed = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ status: expect.any(Number) })

test('writes no secret of a request or response to the log, the audit log or searchable tables', async () => {
  const { server, secrets, visit, printed, token, kept } = await open()
  const [first, own, other] = [visit(), visit(), visit()]
  const code = await server.services.secrets.setupCode()
  await first.auth.setup.send({ body: { code, name: 'First', email: 'first@house.example', password } })

  await own.auth.signUp.send({ body: { name: 'Zoë Lindqvist', email } })
  await own.auth.reset.send({ body: { token: await token(), password } })
  await failed(own.auth.signIn.send({ body: { email, password: 'not the right words' } }))
  await own.auth.signIn.send({ body: { email, password } })
  await failed(own.account.changePassword.send({ body: { current: 'wrong words again', password: otherPassword } }))

  const { secret } = await own.account.beginSecondFactor.send()
  const generateCodeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now() })
  await failed(own.account.enableSecondFactor.send({ body: { code: '000000' } }))
  await own.account.enableSecondFactor.send({ body: { code: generateCodeNow() } })
  await own.account.renewRecoveryCodes.send()
  await other.auth.signIn.send({ body: { email, password } })
  server.pass(60_000)
  await other.auth.giveSecondFactor.send({ body: { code: generateCodeNow() } })

  const device = await createPasskeyDevice('http://atrium.test')
  const { id, invitation } = await own.account.askPasskey.send()
  await own.account.addPasskey.send({ body: { id, name: 'Laptop', created: await device.make(invitation) } })

  const journey = await own.account.connect.send({ body: { provider: 'north' } })
  await failed(
    own.auth.finishProvider.send({
      body: { address: returnFrom(journey.address, 'code=stolen-code-of-old'), flow: journey.flow },
    }),
  )
  secrets.add('stolen-code-of-old')

  await visit().auth.forgot.send({ body: { email } })
  await failed(visit().auth.reset.send({ body: { token: 'A'.repeat(43), password: 'never to be seen' } }))
  const resetting = await token()
  await visit().auth.reset.send({ body: { token: resetting, password: otherPassword } })
  await own.send('PUT', '/api/account/password', '{"current":"half a body that is cut')
  secrets.add('half a body that is cut')
  await own.send('POST', `/api/auth/nothing?token=${resetting}`)

  // Guards against a test without secrets.
  expect(secrets.size).toBeGreaterThan(20)
  expect(printed()).toContain('/api/auth/sign-in')
  expect(resetting).toHaveLength(43)
  const rows = await kept()
  expect(rows).toContain('signUp')
  for (const value of secrets) {
    expect(printed()).not.toContain(value)
    expect(rows).not.toContain(value)
  }
})
