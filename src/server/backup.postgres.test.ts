import { delimiter, join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { settings } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { numberedFile, numberedWrites, textIn } from '#testing/databases/numbered-writes.ts'
import { findPostgresWithTools } from '#testing/databases/postgres-binaries.ts'
import { startPostgres } from '#testing/databases/postgres.ts'
import { serverAt, temporaryFolder } from '#testing/servers/server-process.ts'
import { startedServer } from '#testing/servers/started-server.ts'
import { makeBackup } from './backup/make-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { readSettings } from './lifecycle/settings.ts'

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
