import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { databaseCopy, listMigrations, type Manifest, manifestFile } from './backup-manifest.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { runPostgresTool } from './postgres-tools.ts'
import { currentSchema, withPostgres } from './restore-postgres.ts'
import { restrictAccess } from '#server/files/private-files.ts'
import { type Settings, StartError } from '#server/lifecycle/settings.ts'

/**
 * Writes a backup into `folder` while servers run: the database at one point in time, then the uploaded files, which
 * are stored before a row names them. The folder gets its name when it is complete.
 */
export async function makeBackup(settings: Settings, folder: string, now: Date): Promise<Manifest> {
  const { DATA_DIR, DATABASE_URL: url, ATRIUM_FILES_BUCKET: bucket } = settings
  if (existsSync(folder)) throw new StartError(`${folder} already exists.`)
  const engine = url ? 'postgres' : 'sqlite'
  if (!url && !existsSync(join(DATA_DIR, 'atrium.sqlite'))) throw new StartError(`${DATA_DIR} contains no database.`)
  const unfinished = `${folder}.part`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })

  const migrations = await ledger(settings)
  const copy = join(unfinished, databaseCopy[engine])
  if (url) await dumpPostgres(url, copy)
  else await copySqlite(join(DATA_DIR, 'atrium.sqlite'), copy)
  const files = bucket === undefined ? await copyFiles(join(DATA_DIR, 'files'), join(unfinished, 'files')) : 'bucket'

  const manifest: Manifest = { format: 1, at: now.toISOString(), engine, migrations, files }
  await writeFile(join(unfinished, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
  // A copied file has the mode of the original.
  await restrictAccess(unfinished)
  await mkdir(dirname(folder), { recursive: true })
  await rename(unfinished, folder)
  return manifest
}

/** Only the own schema: others of the database may belong to other applications. */
async function dumpPostgres(url: string, copy: string) {
  const schema = await withPostgres(url, currentSchema)
  const pattern = `"${schema.replaceAll('"', '""')}"`
  await runPostgresTool('pg_dump', url, ['--format=custom', '--no-owner', `--schema=${pattern}`, `--file=${copy}`])
}

async function ledger(settings: Settings) {
  const database = openDatabase(settings, () => {})
  try {
    return await listMigrations(database)
  } finally {
    await database.close()
  }
}

/** In one step: of several, each write of a server would start the copy again. */
async function copySqlite(from: string, to: string) {
  const source = new DatabaseSync(from, { timeout: 60_000 })
  try {
    await backup(source, to, { rate: 2_000_000_000 })
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to)
  const faults = copy.prepare('pragma quick_check').all()
  copy.exec('pragma journal_mode=delete')
  copy.close()
  if (JSON.stringify(faults) !== '[{"quick_check":"ok"}]')
    throw new StartError(`The database is damaged: ${JSON.stringify(faults)}`)
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Copies the folder of files and returns their number; files that are deleted meanwhile are skipped. */
async function copyFiles(from: string, to: string) {
  if (!existsSync(from)) return 0
  let count = 0
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const target = join(to, entry.parentPath.slice(from.length))
    await mkdir(target, { recursive: true })
    try {
      await copyFile(join(entry.parentPath, entry.name), join(target, entry.name))
      count += 1
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return count
}
