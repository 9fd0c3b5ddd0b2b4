import { Secret, TOTP } from 'otpauth'
import { expect, inject, test, vi } from 'vitest'
import { createDatabase } from '#testing/databases/postgres.ts'
import { serverAt, startServer, temporaryFolder } from '#testing/servers/server-process.ts'
import { createVisitor } from '#testing/browser/visitor.ts'
import { createBrowser, password } from './auth-test-steps.ts'

const onPostgres = process.env['ATRIUM_TEST_RUNTIME'] === 'postgres'
const email = 'first@house.example'
const old = { ATRIUM_SECRET: 'the secret that the house began with' }
const fresh = { ATRIUM_SECRET: 'the secret that takes the place of it', ATRIUM_SECRET_PREVIOUS: old.ATRIUM_SECRET }

type Running = Awaited<ReturnType<typeof startServer>>
/** Waits for a match in the output. */
const findPrinted = ({ output }: Running, pattern: RegExp) =>
  vi.waitFor(() => pattern.exec(output())?.[1] ?? expect.fail(`${pattern} is not in ${output()}`), { timeout: 60_000 })
const visit = ({ address }: Running) => createBrowser(createVisitor({ fetch: serverAt(address).send }))

test('rotates the secret at two servers that start at once', { timeout: 90_000 }, async () => {
  const storage = {
    ATRIUM_MODE: 'production',
    DATA_DIR: temporaryFolder(),
    ATRIUM_METRICS_PORT: '0',
    ...(onPostgres && { DATABASE_URL: await createDatabase(inject('postgresUrl')) }),
  }
  const firstServer = await startServer({ ...storage, ...old })
  const first = visit(firstServer)
  const code = await findPrinted(firstServer, /setup\?code=([\w-]+)/)
  await first.auth.setup.send({ body: { code, name: 'First', email, password } })
  const { secret } = await first.account.beginSecondFactor.send()
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const { recoveryCodes } = await first.account.enableSecondFactor.send({ body: { code: app.generate() } })
  await firstServer.end('SIGTERM')

  const both = await Promise.all([startServer({ ...storage, ...fresh }), startServer({ ...storage, ...fresh })])
  for (const [index, server] of both.entries()) {
    await findPrinted(server, /"rows":(\{"sessions":1\}).*some rows use ATRIUM_SECRET_PREVIOUS/)
    const port = await findPrinted(server, /"port":(\d+),"msg":"metrics/)
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toContain('atrium_rows_under_other_secrets{secret="previous"} 1')
    expect(metrics).toContain('atrium_rows_under_other_secrets{secret="unknown"} 0')

    const browser = visit(server)
    await browser.auth.signIn.send({ body: { email, password } })
    const secondFactor = await browser.auth.giveSecondFactor.send({ body: { code: recoveryCodes[index] ?? '' } })
    expect(secondFactor).toEqual({ recoveryCodesLeft: 9 - index })
  }
})
