import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { FileStore } from '#platform/server/files/files.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { sweepOrphans } from '#platform/server/files/sweep-orphans.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { startS3Server } from '#testing/servers/external/s3-server.ts'
import { openFileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { readSettings } from '#server/lifecycle/settings.ts'

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'atrium-orphans-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function opened(store: FileStore) {
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const lines: { level: 'info' | 'error'; fields: object }[] = []
  const log = {
    info: (fields: object) => void lines.push({ level: 'info', fields }),
    error: (fields: object) => void lines.push({ level: 'error', fields }),
  }
  return {
    lines,
    async write(isNamed: boolean) {
      const id = randomUUID()
      await store.write(id, Buffer.from('bytes'))
      const at = new Date().toISOString()
      const row = { id, ownerId: 'u1', name: 'a', type: 'text/plain', size: 5, content: null, uses: 1, createdAt: at }
      if (isNamed)
        await database.db
          .insertInto('files')
          .values({ ...row, unusedSince: null })
          .execute()
      return id
    },
    has: async (id: string) => (await store.read(id)) !== undefined,
    sweep: (at: Date) => sweepOrphans(database, store, at, log),
  }
}

test('removes a file without a row after a day, and keeps one with a row', async () => {
  const { write, has, sweep, lines } = await opened(folderStore(folder()))
  const [named, orphan] = [await write(true), await write(false)]
  await sweep(hours(23))
  expect([await has(named), await has(orphan), lines]).toEqual([true, true, []])
  await sweep(hours(25))
  expect([await has(named), await has(orphan)]).toEqual([true, false])
  expect(lines).toEqual([{ level: 'info', fields: { orphans: 1, files: 2 } }])
})

test('removes it from a bucket as well', async () => {
  const bucket = await startS3Server()
  onTestFinished(() => bucket.end())
  const { write, has, sweep } = await opened(await openFileStore(readSettings(bucket.environment)))
  const [named, orphan] = [await write(true), await write(false)]
  await sweep(hours(23))
  expect(await has(orphan)).toBe(true)
  await sweep(hours(25))
  expect([await has(named), await has(orphan)]).toEqual([true, false])
})

test('removes nothing with the wrong database, and logs an error', async () => {
  const { write, has, sweep, lines } = await opened(folderStore(folder()))
  const orphans: string[] = []
  for (let count = 0; count < 21; count += 1) orphans.push(await write(false))
  await write(true)
  await sweep(hours(25))
  for (const id of orphans) expect(await has(id)).toBe(true)
  expect(lines).toEqual([{ level: 'error', fields: { orphans: 21, files: 22 } }])
})

test('removes the unfinished files of a crash, but no foreign files', async () => {
  const path = folder()
  const { sweep } = await opened(folderStore(path))
  const old = new Date(Date.now() - 48 * 3_600_000)
  mkdirSync(join(path, 'ab'))
  const paths = ['ab/abcdefgh.part', 'ab/.keep', 'ab/cdefghij', 'readme.txt'].map((name) => join(path, name))
  for (const file of paths) {
    writeFileSync(file, 'x')
    utimesSync(file, old, old)
  }
  await sweep(new Date())
  expect(paths.map((file) => existsSync(file))).toEqual([false, true, true, true])
})
