import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { encryptPlaintextTokens } from '#platform/server/accounts/plaintext-tokens.ts'
import { secretRotation } from '#platform/server/accounts/secret-rotation.ts'
import { secretsFrom } from '#platform/server/accounts/secrets.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { invoices } from '../contract.ts'
import { createToken } from '../server/public-link.ts'

const { password } = testServices().secrets
const [old, fresh] = ['the first secret of the installation', 'the secret that replaces the first']
const before = secretsFrom(old, password)
const during = secretsFrom(fresh, password, old)
const after = secretsFrom(fresh, password)

/** An installation whose invoice 1 and audit log have the unencrypted link of an older version. */
async function openUpgraded() {
  const token = createToken()
  const database = await emptyDatabase()
  const { db } = database
  const modules = await findModules()
  const apis = modules.flatMap(({ api }) => api ?? [])
  await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
  await sql`update "invoices" set "token" = ${token} where "id" = 1`.execute(db)
  const { id } = await db.selectFrom('auditEntries').select('id').limit(1).executeTakeFirstOrThrow()
  const image = JSON.stringify({ token, updatedAt: '2026-01-01T00:00:00.000Z' })
  await sql`insert into "auditRows" ("entryId", "position", "table", "key", "kind", "before", "after")
    values (${id}, 99, 'invoices', '1', 'update', null, ${image})`.execute(db)
  return {
    token,
    /** Runs the server's start with these secrets, and returns a manager's client. */
    async start(secrets: typeof before) {
      const services = testServices({ secrets })
      await encryptPlaintextTokens(database, services, apis)
      await secretRotation(database, services, apis)()
      return client(invoices, await visitorAs(createApp(database, apis, services), 'u2'))
    },
    /** All stored invoices and audit entries. */
    async stored() {
      const rows = await Promise.all(
        ['invoices', 'auditRows'].map((table) => sql`select * from ${sql.table(table)}`.execute(db)),
      )
      return JSON.stringify(rows.map((one) => one.rows))
    },
  }
}

const readLink = async (calls: Awaited<ReturnType<Awaited<ReturnType<typeof openUpgraded>>['start']>>) =>
  (await calls.show.send({ params: { id: 1 } })).publicLink

test('links that an older version stored unencrypted keep working, and the start encrypts them', async () => {
  const { token, start, stored } = await openUpgraded()
  expect(await stored()).toContain(token)
  const calls = await start(before)
  expect(await stored()).not.toContain(token)
  expect(await stored()).not.toMatch(/"token":"/)
  expect((await calls.public.send({ params: { token } })).number).toBe(
    (await calls.show.send({ params: { id: 1 } })).number,
  )
  expect(await readLink(calls)).toBe(`/invoice/${token}`)
  // A second start changes nothing.
  expect(await readLink(await start(before))).toBe(`/invoice/${token}`)
})

test('a link keeps working during and after a rotation of the secret', async () => {
  const { token, start } = await openUpgraded()
  for (const secrets of [before, during, after]) {
    const calls = await start(secrets)
    expect((await calls.public.send({ params: { token } })).billTo).toBeTypeOf('string')
    expect(await readLink(calls)).toBe(`/invoice/${token}`)
  }
})

test('after the loss of the secret, invoices have no links and can get new ones', async () => {
  const { token, start } = await openUpgraded()
  await start(before)
  const calls = await start(after)
  expect(await readLink(calls)).toBeNull()
  const { publicLink } = await calls.publish.send({ params: { id: 1 } })
  expect(publicLink).toMatch(/^\/invoice\/[\w-]{43}$/)
  await expect(calls.public.send({ params: { token } })).rejects.toMatchObject({ status: 404 })
})
