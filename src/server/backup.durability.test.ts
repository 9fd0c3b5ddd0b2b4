import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { settings } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { numberedFile, numberedWrites, textIn } from '#testing/databases/numbered-writes.ts'
import { serverAt, temporaryFolder } from '#testing/servers/server-process.ts'
import { startedServer } from '#testing/servers/started-server.ts'
import { makeBackup } from './backup/make-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { readSettings } from './lifecycle/settings.ts'

const sample = { ATRIUM_MODE: 'sample' }
const readFolderSettings = (DATA_DIR: string) => readSettings({ DATA_DIR })

test('restores a backup of a server under load elsewhere, consistent and with files', { timeout: 90_000 }, async () => {
  const DATA_DIR = temporaryFolder()
  const server = await startedServer({ ...sample, DATA_DIR })
  const load = numberedWrites(server.address)
  await load.underWay
  const before = [...load.acknowledged]
  const backup = join(temporaryFolder(), 'backup')
  const manifest = await makeBackup(readFolderSettings(DATA_DIR), backup, new Date())
  await load.stop()
  expect(manifest).toMatchObject({ engine: 'sqlite', format: 1 })

  const elsewhere = temporaryFolder()
  await restoreBackup(readFolderSettings(elsewhere), backup, false, new Date())
  const restored = await startedServer({ ...sample, DATA_DIR: elsewhere })
  const saved = await client(settings, serverAt(restored.address)).show.send()
  expect(saved?.value['number']).toBeGreaterThanOrEqual(before.length)
  const database = new DatabaseSync(join(elsewhere, 'atrium.sqlite'), { readOnly: true })
  const ids = database
    .prepare('select id from files where name = ?')
    .all(numberedFile)
    .map(({ id }) => String(id))
  database.close()
  expect(ids).toEqual(expect.arrayContaining(before.map(({ id }) => id)))
  const sent = new Map(load.acknowledged.map(({ id, number }) => [id, String(number)]))
  for (const id of ids) expect(textIn(elsewhere, id)).toBe(sent.get(id))

  // Neither over existing data, nor over an open database, even with consent.
  const again = (agreed: boolean) => restoreBackup(readFolderSettings(elsewhere), backup, agreed, new Date())
  await expect(again(false)).rejects.toThrow('--yes')
  await expect(again(true)).rejects.toThrow('Stop it first')
  await restored.stop()
  const { aside } = await again(true)
  expect(textIn(aside ?? '', before[0]?.id ?? '')).toBe('1')
  await expect(makeBackup(readFolderSettings(elsewhere), backup, new Date())).rejects.toThrow('already exists')
})

test('refuses an unfinished backup, and one of a newer version, before it changes anything', async () => {
  const folder = temporaryFolder()
  const restore = () => restoreBackup(readFolderSettings(temporaryFolder()), folder, true, new Date())
  await expect(restore()).rejects.toThrow('is not a complete backup')
  const manifest = { format: 1, at: '2031-01-01T00:00:00.000Z', engine: 'sqlite', files: 0 }
  const write = (fields: object) =>
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...fields }))
  write({ migrations: [{ module: 'platform', name: '9999-future' }] })
  await expect(restore()).rejects.toThrow('platform: 9999-future')
  // The tables of a missing module stay.
  write({ migrations: [{ module: 'gone', name: '0001-gone' }] })
  await expect(restore()).rejects.toThrow('ENOENT')
  write({ migrations: [], engine: 'postgres' })
  await expect(restore()).rejects.toThrow('PostgreSQL backup')
  rmSync(folder, { recursive: true })
})
