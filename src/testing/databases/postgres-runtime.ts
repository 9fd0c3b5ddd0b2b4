import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import * as z from 'zod'

// Copying a database means some hundred files; restoring the rows of an existing one takes a tenth of the time.

const idle: string[] = []

/** The URL of a database that equals the template; return it for reuse. */
export async function borrowDatabase() {
  const used = idle.pop()
  const address = used ?? (await copyTemplate())
  if (used) await connected(address, (client) => client.query(`call kept.restore()`))
  return { address, release: () => void idle.push(address) }
}

async function copyTemplate() {
  const server = inject('postgresUrl')
  const name = `atrium_test_${randomUUID().slice(0, 8)}`
  await connected(server, (client) => client.query(`create database ${name} template ${inject('postgresTemplate')}`))
  const address = new URL(server)
  address.pathname = name
  await connected(address.href, keepRows)
  return address.href
}

const Tables = z.array(z.object({ tablename: z.string() }))
const Sequences = z.array(z.object({ sequencename: z.string(), last_value: z.coerce.number().nullable() }))

// A column of a table with the name of the procedure's variable would be ambiguous.
/** Whether a later transaction has inserted, changed or deleted a row of the table. */
const isOther = (name: string) =>
  `(select count(*) from public.${name}) <> (select count(*) from kept.${name}) or exists (select 1 from public.${name} where xmin::text::bigint > restored_in)`

/** Copies all rows beside the tables, with a procedure that restores the tables that have changed. */
async function keepRows(client: pg.Client) {
  const quoted = (name: string) => client.escapeIdentifier(name)
  const { rows: tables } = await client.query(`select tablename from pg_tables where schemaname = 'public'`)
  const { rows: sequences } = await client.query(
    `select sequencename, last_value from pg_sequences where schemaname = 'public'`,
  )
  const names = Tables.parse(tables).map(({ tablename }) => quoted(tablename))
  const statements = [
    // Without checks of foreign keys, since all referenced rows are restored as well.
    'set local session_replication_role = replica',
    ...names.map(
      (name) =>
        `if ${isOther(name)} then delete from public.${name}; insert into public.${name} overriding system value select * from kept.${name}; end if`,
    ),
    ...Sequences.parse(sequences).map(
      ({ sequencename, last_value: last }) =>
        `perform setval('public.${quoted(sequencename)}', ${last ?? 1}, ${last !== null})`,
    ),
  ]
  const now = 'pg_current_xact_id()::text::bigint'
  await client.query(
    [
      'create schema kept',
      `create table kept.restored as select ${now} as at`,
      ...names.map((name) => `create table kept.${name} as table public.${name}`),
      `create procedure kept.restore() language plpgsql as $$ declare restored_in bigint := (select at from kept.restored); begin ${statements.join('; ')}; update kept.restored set at = ${now}; end $$`,
    ].join('; '),
  )
}

async function connected(connectionString: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await work(client)
  await client.end()
}
