import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { replaceClearTokens } from '#platform/server/accounts/clear-tokens.ts'
import { secretRotation } from '#platform/server/accounts/secret-rotation.ts'
import { secretsFrom } from '#platform/server/accounts/secrets.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { quietServices } from '#testing/servers/quiet-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { invoices } from '../contract.ts'
import { newToken } from '../server/public-link.ts'

const { password } = quietServices().secrets
const [old, fresh] = ['the secret that the house began with', 'the secret that takes the place of it']
const before = secretsFrom(old, password)
const during = secretsFrom(fresh, password, old)
const after = secretsFrom(fresh, password)

/** An installation whose invoice 1 has a link that an older version has written, as the audit log has noted it. */
async function upgraded() {
  const token = newToken()
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
    /** What the server does with these secrets when it starts, and its calls as a manager. */
    async start(secrets: typeof before) {
      const services = quietServices({ secrets })
      await replaceClearTokens(database, services, apis)
      await secretRotation(database, services, apis)()
      return client(invoices, await visitorAs(createApp(database, apis, services), 'u2'))
    },
    /** All that is stored of invoices and their changes. */
    async stored() {
      const rows = await Promise.all(
        ['invoices', 'auditRows'].map((table) => sql`select * from ${sql.table(table)}`.execute(db)),
      )
      return JSON.stringify(rows.map((one) => one.rows))
    },
  }
}

const linkOf = async (calls: Awaited<ReturnType<Awaited<ReturnType<typeof upgraded>>['start']>>) =>
  (await calls.show.send({ params: { id: 1 } })).publicLink

test('links that an older version has written in clear go on, and stand nowhere in clear any more', async () => {
  const { token, start, stored } = await upgraded()
  expect(await stored()).toContain(token)
  const calls = await start(before)
  expect(await stored()).not.toContain(token)
  expect(await stored()).not.toMatch(/"token":"/)
  expect((await calls.public.send({ params: { token } })).number).toBe(
    (await calls.show.send({ params: { id: 1 } })).number,
  )
  expect(await linkOf(calls)).toBe(`/invoice/${token}`)
  // Once more changes nothing.
  expect(await linkOf(await start(before))).toBe(`/invoice/${token}`)
})

test('a link goes on when the secret is replaced, also once the former one is gone', async () => {
  const { token, start } = await upgraded()
  for (const secrets of [before, during, after]) {
    const calls = await start(secrets)
    expect((await calls.public.send({ params: { token } })).billTo).toBeTypeOf('string')
    expect(await linkOf(calls)).toBe(`/invoice/${token}`)
  }
})

test('where the secret is lost, invoices are shown without their links, and can be given new ones', async () => {
  const { token, start } = await upgraded()
  await start(before)
  const calls = await start(after)
  expect(await linkOf(calls)).toBeNull()
  const { publicLink } = await calls.publish.send({ params: { id: 1 } })
  expect(publicLink).toMatch(/^\/invoice\/[\w-]{43}$/)
  await expect(calls.public.send({ params: { token } })).rejects.toMatchObject({ status: 404 })
})
