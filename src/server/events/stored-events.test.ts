import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { openSqliteDatabase } from '#server/database/open-database.ts'

/** One database file with two connections, as in two processes. */
async function openTwice() {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-kept-'))
  const [here, elsewhere] = [0, 1].map(() => openSqliteDatabase(join(folder, 'atrium.sqlite')))
  if (!here || !elsewhere) throw new Error('There are two')
  onTestFinished(async () => {
    await here.close()
    await elsewhere.close()
    rmSync(folder, { recursive: true })
  })
  await prepareDatabase(here, platformMigrations(), [], { now: new Date(), sample: true })
  return { here, elsewhere }
}

test('applies a session end or role change by another process to the next request', async () => {
  const { here, elsewhere } = await openTwice()
  const { show } = client(session, await visitorAs(createApp(here, [], testServices()), 'u2'))
  const { user } = await show.send()
  expect(await show.send()).toMatchObject({ user })

  await elsewhere.db.updateTable('users').set({ role: 'viewer', name: 'Renamed' }).where('id', '=', user.id).execute()
  expect(await show.send()).toMatchObject({ user: { id: user.id, role: 'viewer', name: 'Renamed' } })

  await elsewhere.db.updateTable('sessions').set({ endedAt: new Date().toISOString() }).execute()
  await expect(show.send()).rejects.toMatchObject({ status: 401 })
})

test('recomputes a cached count after any write, also in its own transaction and after its rollback', async () => {
  const { here, elsewhere } = await openTwice()
  await sql`create table "numbers" ("value" integer)`.execute(here.db)
  const many = sql`with recursive "n" ("value") as (select 1 union all select "value" + 1 from "n" where "value" < 20000)
    insert into "numbers" select "value" from "n"`
  await many.execute(here.db)
  const count = async (db = here.db) => {
    const { rows } = await sql<{
      count: number
    }>`select count(*) as "count" from "numbers" where "value" > ${0}`.execute(db)
    return rows[0]?.count
  }
  const often = async () => [await count(), await count(), await count()]
  expect(await often()).toEqual([20_000, 20_000, 20_000])

  await sql`delete from "numbers" where "value" = 1`.execute(elsewhere.db)
  expect(await often()).toEqual([19_999, 19_999, 19_999])

  const write = here.db.transaction().execute(async (transaction) => {
    await sql`delete from "numbers"`.execute(transaction)
    expect(await count(transaction)).toBe(0)
    expect(await count(transaction)).toBe(0)
    throw new Error('given up')
  })
  await expect(write).rejects.toThrow('given up')
  expect(await often()).toEqual([19_999, 19_999, 19_999])

  await sql`delete from "numbers" where "value" = 2 returning "value"`.execute(here.db)
  expect(await often()).toEqual([19_998, 19_998, 19_998])
})
