import { Kysely, sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '#testing/postgres.ts'
import { openPostgres } from './postgres.ts'

/** Two databases as if they were two hosts, of which the one takes writes that was moved to. */
async function hosts() {
  const [one, other] = [await createDatabase(inject('postgresUrl')), await createDatabase(inject('postgresUrl'))]
  let current = one
  const movers: (() => void)[] = []
  const { dialect, log } = openPostgres(
    { find: async () => current, onMove: (moved) => void movers.push(moved) },
    () => {},
  )
  const db = new Kysely<unknown>({ dialect, log })
  onTestFinished(() => db.destroy())
  const nameOf = (address: string) => new URL(address).pathname.slice(1)
  return {
    db,
    names: [nameOf(one), nameOf(other)] as const,
    where: async () => (await sql<{ name: string }>`select current_database() as "name"`.execute(db)).rows[0]?.name,
    /** From now on the other one takes writes; `isSaid` where somebody has noticed. */
    move(isSaid: boolean) {
      current = other
      if (isSaid) movers.forEach((moved) => moved())
    },
  }
}

test('when another host takes writes, what waits for the old one fails and what follows goes there', async () => {
  const { db, where, move, names } = await hosts()
  expect(await where()).toBe(names[0])
  const waiting = sql`select pg_sleep(600)`.execute(db).then(
    () => 'answered',
    () => 'failed',
  )
  await expect
    .poll(async () => (await sql`select 1 from pg_stat_activity where query like '%pg_sleep(600)%'`.execute(db)).rows)
    .not.toEqual([])
  move(true)
  expect(await waiting).toBe('failed')
  expect(await where()).toBe(names[1])
})

test('a host that refuses a write as one that is only read from is left', async () => {
  const { db, where, move, names } = await hosts()
  await sql`set default_transaction_read_only = on`.execute(db)
  move(false)
  await expect(sql`create table "kept" ("id" integer)`.execute(db)).rejects.toMatchObject({ code: '25006' })
  await sql`create table "kept" ("id" integer)`.execute(db)
  expect(await where()).toBe(names[1])
})
