import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import * as z from 'zod'

// Copying a database is some hundred files; putting back the rows of one that is there takes a tenth of the time.

const idle: string[] = []

/** The address of a database that is as the template is; give it back to have it used again. */
export async function borrowDatabase() {
  const used = idle.pop()
  const address = used ?? (await copyTemplate())
  if (used) await connected(address, (client) => client.query(`call kept.restore()`))
  return { address, giveBack: () => void idle.push(address) }
}

async function copyTemplate() {
  const server = inject('postgresUrl')
  const name = `home_${randomUUID().slice(0, 8)}`
  await connected(server, (client) => client.query(`create database ${name} template ${inject('postgresTemplate')}`))
  const address = new URL(server)
  address.pathname = name
  await connected(address.href, keepRows)
  return address.href
}

const Tables = z.array(z.object({ tablename: z.string() }))
const Sequences = z.array(z.object({ sequencename: z.string(), last_value: z.coerce.number().nullable() }))

/** Copies all rows beside the tables, with a procedure that puts them back. */
async function keepRows(client: pg.Client) {
  const quoted = (name: string) => client.escapeIdentifier(name)
  const { rows: tables } = await client.query(`select tablename from pg_tables where schemaname = 'public'`)
  const { rows: sequences } = await client.query(
    `select sequencename, last_value from pg_sequences where schemaname = 'public'`,
  )
  const names = Tables.parse(tables).map(({ tablename }) => quoted(tablename))
  const statements = [
    // Without looking at foreign keys, since all that they point to comes back as well.
    'set local session_replication_role = replica',
    ...names.map((name) => `delete from public.${name}`),
    ...names.map((name) => `insert into public.${name} overriding system value select * from kept.${name}`),
    ...Sequences.parse(sequences).map(
      ({ sequencename, last_value: last }) =>
        `perform setval('public.${quoted(sequencename)}', ${last ?? 1}, ${last !== null})`,
    ),
  ]
  await client.query(
    [
      'create schema kept',
      ...names.map((name) => `create table kept.${name} as table public.${name}`),
      `create procedure kept.restore() language plpgsql as $$ begin ${statements.join('; ')}; end $$`,
    ].join('; '),
  )
}

async function connected(connectionString: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await work(client)
  await client.end()
}
