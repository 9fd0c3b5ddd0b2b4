import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { settings } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { numberedFile, numberedWrites, textIn } from '#testing/databases/numbered-writes.ts'
import { findPostgresWithTools } from '#testing/databases/postgres-binaries.ts'
import { startPostgres } from '#testing/databases/postgres.ts'
import { serverAt, temporaryFolder } from '#testing/servers/server-process.ts'
import { startedServer } from '#testing/servers/started-server.ts'
import { makeBackup } from './backup/make-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { openPostgresDatabase } from './database/open-database.ts'
import { readSettings } from './lifecycle/settings.ts'
import { platformMigrations } from './node-modules.ts'

const bin = findPostgresWithTools()

/** A PostgreSQL whose own `pg_dump` is the one that is called. */
async function startWithTools(folder: string) {
  const postgres = await startPostgres({}, { binaries: { bin: folder } })
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await postgres.stop()
  })
  vi.stubEnv('PATH', [folder, process.env['PATH']].join(delimiter))
  return postgres
}

async function readIds(connectionString: string) {
  const database = new pg.Client({ connectionString })
  await database.connect()
  const { rows } = await database.query<{ id: string }>('select id from files where name = $1', [numberedFile])
  await database.end()
  return rows.map(({ id }) => id)
}

// Only if a PostgreSQL with all its tools is found or can be installed.
test.runIf(bin)(
  'restores a backup of a server under load to another PostgreSQL, consistent and with files',
  { timeout: 120_000 },
  async () => {
    const postgres = await startWithTools(bin ?? '')
    const createRuntime = async (name: string) => {
      const environment = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.createDatabase(name) }
      return { environment, settings: readSettings(environment) }
    }
    const sample = { ATRIUM_MODE: 'sample' }
    const [from, to] = [await createRuntime('from_here'), await createRuntime('to_there')]
    const server = await startedServer({ ...sample, ...from.environment })
    const load = numberedWrites(server.address)
    await load.underWay
    const before = [...load.acknowledged]
    const backup = join(temporaryFolder(), 'backup')
    const manifest = await makeBackup(from.settings, backup, new Date())
    await load.stop()
    expect(manifest).toMatchObject({ engine: 'postgres', format: 1 })

    const restore = (isAgreed: boolean) => restoreBackup(to.settings, backup, isAgreed, new Date())
    await restore(false)
    const restored = await startedServer({ ...sample, ...to.environment })
    const saved = await client(settings, serverAt(restored.address)).show.send()
    expect(saved?.value['number']).toBeGreaterThanOrEqual(before.length)
    const ids = await readIds(to.environment.DATABASE_URL)
    expect(ids).toEqual(expect.arrayContaining(before.map(({ id }) => id)))
    const sent = new Map(load.acknowledged.map(({ id, number }) => [id, String(number)]))
    for (const id of ids) expect(textIn(to.environment.DATA_DIR, id)).toBe(sent.get(id))

    // Over existing data only with consent, and then as it was, whatever was written since.
    await expect(restore(false)).rejects.toThrow('--yes')
    const later = numberedWrites(restored.address)
    await later.underWay
    await later.stop()
    await expect(restore(true)).rejects.toThrow('A server is using the database')
    await restored.stop()
    await restore(true)
    expect((await readIds(to.environment.DATABASE_URL)).toSorted()).toEqual(ids.toSorted())
  },
)

/** A database with sample users, in its own schema, beside another application's in `public`. */
async function openInstallation(createDatabase: (name: string) => Promise<string>, name: string) {
  const server = await createDatabase(name)
  const address = new URL(server)
  address.searchParams.set('options', '-csearch_path=own')
  const inDatabase = async <Row extends pg.QueryResultRow>(query: string) => {
    const database = new pg.Client({ connectionString: server })
    await database.connect()
    const { rows } = await database.query<Row>(query)
    await database.end()
    return rows
  }
  await inDatabase('create schema own; create table public.others (id integer); insert into public.others values (7)')
  const database = openPostgresDatabase(address.href, () => {})
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  await database.close()
  const environment = readSettings({ DATA_DIR: temporaryFolder(), DATABASE_URL: address.href })
  const rename = (name: string) => inDatabase(`update own.users set name = '${name}' where id = 'u1'`)
  const readName = async () =>
    (await inDatabase<{ name: string }>("select name from own.users where id = 'u1'"))[0]?.name
  return { settings: environment, inDatabase, rename, readName }
}

test.runIf(bin)(
  'keeps the data if a backup cannot be restored, and touches only its own schema',
  { timeout: 120_000 },
  async () => {
    const postgres = await startWithTools(bin ?? '')
    const {
      settings: own,
      inDatabase,
      rename,
      readName,
    } = await openInstallation(postgres.createDatabase, 'own_schema')
    await rename('In the backup')
    const folder = join(temporaryFolder(), 'backup')
    await makeBackup(own, folder, new Date())
    await rename('After the backup')
    const restore = () => restoreBackup(own, folder, true, new Date())
    const schemas = async () =>
      (
        await inDatabase<{ name: string }>(
          "select nspname as name from pg_namespace where nspname !~ '^pg_|^information'",
        )
      )
        .map(({ name }) => name)
        .toSorted()

    const path = process.env['PATH'] ?? ''
    vi.stubEnv('PATH', temporaryFolder())
    await expect(restore()).rejects.toThrow('pg_restore is not installed')
    vi.stubEnv('PATH', path)
    const dump = join(folder, 'database.dump')
    const bytes = readFileSync(dump)
    // First within the table of contents, then within the rows.
    for (const length of [200, Math.floor(bytes.length * 0.7)]) {
      writeFileSync(dump, bytes.subarray(0, length))
      await expect(restore(), `${length}`).rejects.toThrow('pg_restore failed')
      expect([await readName(), await schemas()]).toEqual(['After the backup', ['own', 'public']])
    }

    writeFileSync(dump, bytes)
    const { schemaAside = '' } = await restore()
    expect(await readName()).toBe('In the backup')
    expect(await inDatabase('select id from public.others')).toEqual([{ id: 7 }])
    expect(await inDatabase(`select name from "${schemaAside}".users where id = 'u1'`)).toEqual([
      { name: 'After the backup' },
    ])
    expect(await schemas()).toEqual([schemaAside, 'own', 'public'])

    // A database whose tables are in another schema would look restored, and be empty.
    const elsewhere = readSettings({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: await postgres.createDatabase('other_schema'),
    })
    await expect(restoreBackup(elsewhere, folder, false, new Date())).rejects.toThrow('no tables of the schema public')
  },
)
