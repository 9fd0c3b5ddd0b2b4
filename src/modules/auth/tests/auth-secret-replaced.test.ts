import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { secretRotation } from '#platform/server/accounts/secret-rotation.ts'
import { secretsFrom } from '#platform/server/accounts/secrets.ts'
import { countOutdatedRows } from '#platform/server/accounts/encrypted-columns.ts'
import { productionServer } from '#testing/servers/production-server.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { createBrowser, otherPassword, password, getStatuses } from './auth-test-steps.ts'

const minute = 60_000
const day = 24 * 60 * minute
const email = 'first@house.example'
const { password: hashing } = testServices().secrets
const [old, fresh] = ['the secret that the house began with', 'the secret that takes the place of it']
const before = secretsFrom(old, hashing)
const during = secretsFrom(fresh, hashing, old)
const after = secretsFrom(fresh, hashing)

/** An installation with the old secret: its administrator uses two factors and has a reset link. */
async function openSettled() {
  const lines: string[] = []
  const recordLine = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`)
  const log = { info: recordLine, error: recordLine }
  const server = await productionServer(['auth'], { secrets: before, log })
  const visit = () => createBrowser(server.visitor())
  const first = visit()
  const code = await before.setupCode()
  await first.auth.setup.send({ body: { code, name: 'First', email, password } })
  const { secret } = await first.account.beginSecondFactor.send()
  const generateCodeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now() })
  const { recoveryCodes } = await first.account.enableSecondFactor.send({ body: { code: generateCodeNow() } })
  await visit().auth.forgot.send({ body: { email } })
  const message = (await server.messagesTo(email)).at(-1)
  const token = /#([\w-]{43})"/.exec(message?.html ?? '')?.[1] ?? ''
  const signInWith = async (usedPassword: string) => {
    const browser = visit()
    expect(await browser.auth.signIn.send({ body: { email, password } })).toEqual({ next: 'secondFactor' })
    return browser.auth.giveSecondFactor.send({ body: { code: usedPassword } })
  }
  return {
    server,
    visit,
    first,
    token,
    recoveryCodes,
    generateCodeNow,
    signInWith,
    /** Restarts the server with these secrets, including the startup sweep. */
    async restart(secrets: typeof before) {
      lines.length = 0
      server.restart({ secrets, log })
      await secretRotation(server.database, server.services, server.apis)()
      return lines.filter((line) => line.includes('ATRIUM_SECRET'))
    },
    countOutdated: () => countOutdatedRows(server.database, server.services, server.apis),
  }
}

const isSignedIn = async ({ send }: ReturnType<typeof createBrowser>) =>
  (await send('GET', '/api/account')).status === 200

test('rotates the secret without ending sessions, and reports what still depends on the old one', async () => {
  const { server, first, visit, token, recoveryCodes, generateCodeNow, signInWith, restart, countOutdated } =
    await openSettled()
  const idle = visit()
  await idle.auth.signIn.send({ body: { email, password } })
  await idle.auth.giveSecondFactor.send({ body: { code: recoveryCodes[0] ?? '' } })
  server.pass(2 * minute)

  const [output = '', ...rest] = await restart(during)
  expect(rest).toEqual([])
  expect(output).toContain('some rows use ATRIUM_SECRET_PREVIOUS')
  expect(output).toContain('{"rows":{"sessions":2,"authLinks":1},"until":"')
  expect(await isSignedIn(first)).toBe(true)
  await signInWith(generateCodeNow())
  await signInWith(recoveryCodes[1] ?? '')
  expect(await visit().auth.showLink.send({ body: { token } })).toMatchObject({ kind: 'password', email })

  // Without the previous secret, everything used since still works.
  await restart(after)
  expect(await isSignedIn(first)).toBe(true)
  server.pass(minute)
  await signInWith(generateCodeNow())
  expect(await signInWith(recoveryCodes[2] ?? '')).toEqual({ recoveryCodesLeft: 7 })
  expect(await isSignedIn(idle)).toBe(false)

  // Once idle sessions expire, the server reports that the old secret is unused.
  await restart(during)
  expect(await isSignedIn(idle)).toBe(true)
  server.pass(8 * day)
  expect(await restart(during)).toEqual(['no row uses ATRIUM_SECRET_PREVIOUS any more: remove it {}'])
  expect((await countOutdated()).every(({ previous, unknown }) => previous === 0 && unknown === 0)).toBe(true)
})

test('sets a password by a link sent before the rotation', async () => {
  const { visit, token, restart } = await openSettled()
  await restart(during)
  expect(await visit().auth.reset.send({ body: { token, password: otherPassword } })).toMatchObject({ email })
})

test('logs a missing previous secret, and recovers once it is given', async () => {
  const { first, visit, token, recoveryCodes, generateCodeNow, server, restart, signInWith } = await openSettled()
  const output = await restart(after)
  expect(output).toEqual([
    expect.stringContaining('some rows use a secret that this server does not have: set it as ATRIUM_SECRET_PREVIOUS'),
  ])
  expect(output[0]).toContain('"authSecondFactors":1,"authRecoveryCodes":10')
  expect(await isSignedIn(first)).toBe(false)
  server.pass(minute)
  expect(await getStatuses([signInWith(generateCodeNow()), signInWith(recoveryCodes[0] ?? '')])).toEqual([500, 500])
  expect(await getStatuses([visit().auth.showLink.send({ body: { token } })])).toEqual([422])

  await restart(during)
  expect(await isSignedIn(first)).toBe(true)
  await signInWith(generateCodeNow())
  expect(await signInWith(recoveryCodes[0] ?? '')).toEqual({ recoveryCodesLeft: 9 })
})

test('accepts data of both servers during a rolling restart', async () => {
  const { server, first, recoveryCodes, generateCodeNow, signInWith, restart } = await openSettled()
  const yet = secretsFrom(old, hashing, fresh)
  for (const secrets of [yet, during, yet, during]) {
    await restart(secrets)
    server.pass(2 * minute)
    expect(await isSignedIn(first)).toBe(true)
    await signInWith(generateCodeNow())
  }
  expect(await signInWith(recoveryCodes[0] ?? '')).toEqual({ recoveryCodesLeft: 9 })
})

test('migrates data stored before secrets had ids and codes were hashed', async () => {
  const { server, first, token, visit, recoveryCodes, generateCodeNow, signInWith, restart } = await openSettled()
  const { db } = server
  const columns = [
    ['sessions', 'tokenHash'],
    ['authLinks', 'tokenHash'],
    ['authSecondFactors', 'sealedSecret'],
  ] as const
  for (const [table, column] of columns) {
    const nameless = sql`substr(${sql.ref(column)}, ${before.names.current.length + 2})`
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${nameless}`.execute(db)
  }
  for (const [index, code] of recoveryCodes.entries()) {
    const [, hash] = before.hashes(`recovery u1 ${code.replaceAll('-', '')}`)
    await sql`update "authRecoveryCodes" set "codeHash" = ${hash}
      where "id" = (select min("id") from "authRecoveryCodes") + ${index}`.execute(db)
  }
  server.pass(2 * minute)
  await restart(before)
  expect(await signInWith(recoveryCodes[0] ?? '')).toEqual({ recoveryCodesLeft: 9 })
  await restart(during)
  expect(await isSignedIn(first)).toBe(true)
  expect(await visit().auth.showLink.send({ body: { token } })).toMatchObject({ email })

  await restart(after)
  expect(await isSignedIn(first)).toBe(true)
  await signInWith(generateCodeNow())
  expect(await signInWith(recoveryCodes[1] ?? '')).toEqual({ recoveryCodesLeft: 8 })
})
