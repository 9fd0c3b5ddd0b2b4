import { Kysely, sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '#testing/databases/postgres.ts'
import { openPostgres } from './postgres.ts'

/**
 * Two databases as two hosts, of which one accepts writes: the one that was switched to, or that the next query finds.
 */
async function hosts({ isFirstGone = false } = {}) {
  const server = inject('postgresUrl')
  const other = await createDatabase(server)
  const one = isFirstGone ? `${other}_gone` : await createDatabase(server)
  let current = one
  const movers: (() => void)[] = []
  let findCount = 0
  const find = async () => {
    if (isFirstGone && ++findCount === 2) {
      current = other
      movers.forEach((moved) => moved())
    }
    return current
  }
  const { dialect, log } = openPostgres({ find, onChange: (moved) => void movers.push(moved) }, () => {})
  const db = new Kysely<unknown>({ dialect, log })
  onTestFinished(() => db.destroy())
  const getName = (address: string) => new URL(address).pathname.slice(1)
  return {
    db,
    names: [getName(one), getName(other)] as const,
    where: async () => (await sql<{ name: string }>`select current_database() as "name"`.execute(db)).rows[0]?.name,
    /** From now on the other host accepts writes; `isSaid`: the pool has been notified. */
    move(isSaid: boolean) {
      current = other
      if (isSaid) movers.forEach((moved) => moved())
    },
  }
}

test('after a failover, waiting statements fail and later ones go to the new host', async () => {
  const { db, where, move, names } = await hosts()
  expect(await where()).toBe(names[0])
  const waiting = sql`select pg_sleep(600)`.execute(db).then(
    () => 'answered',
    () => 'failed',
  )
  await expect
    .poll(async () => (await sql`select 1 from pg_stat_activity where query like 'select pg_sleep%'`.execute(db)).rows)
    .not.toEqual([])
  move(true)
  expect(await waiting).toBe('failed')
  expect(await where()).toBe(names[1])
})

test('leaves a host that refuses a write as read-only', async () => {
  const { db, where, move, names } = await hosts()
  await sql`set default_transaction_read_only = on`.execute(db)
  move(false)
  await expect(sql`create table "kept" ("id" integer)`.execute(db)).rejects.toMatchObject({ code: '25006' })
  await sql`create table "kept" ("id" integer)`.execute(db)
  expect(await where()).toBe(names[1])
})

test('answers a call whose host is gone from the host that replaced it', async () => {
  const { where, names } = await hosts({ isFirstGone: true })
  expect(await where()).toBe(names[1])
})
