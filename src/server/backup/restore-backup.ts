import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { databaseCopy, readManifest, refuseNewer } from './backup-manifest.ts'
import { listenerName } from '#server/database/postgres-listener.ts'
import { fillPostgres, withPostgres } from './restore-postgres.ts'
import { restrictAccess } from '#server/files/private-files.ts'
import { type Settings, StartError } from '#server/lifecycle/settings.ts'

/**
 * Restores a backup to the place in the settings. Existing data is kept unless `isConfirmed`; then files and a SQLite
 * database are moved to `before-restore-…`, and the PostgreSQL schema gets such a name.
 */
export async function restoreBackup(settings: Settings, folder: string, isConfirmed: boolean, now: Date) {
  const manifest = await readManifest(folder)
  await refuseNewer(manifest)
  const { DATABASE_URL: url, DATA_DIR } = settings
  const engine = url ? 'postgres' : 'sqlite'
  if (manifest.engine !== engine)
    throw new StartError(
      engine === 'sqlite'
        ? 'This is a PostgreSQL backup. Set DATABASE_URL to the database to restore it into.'
        : 'This is a SQLite backup, but DATABASE_URL is set to a PostgreSQL database.',
    )
  const hasDatabase = url ? await hasTables(url) : existsSync(join(DATA_DIR, 'atrium.sqlite'))
  const hasFiles = manifest.files !== 'bucket' && (await isFilled(join(DATA_DIR, 'files')))
  if ((hasDatabase || hasFiles) && !isConfirmed)
    throw new StartError(
      `${hasDatabase && url ? 'The database' : DATA_DIR} contains data. Add --yes to replace it with the backup.`,
    )
  if (hasDatabase) await (url ? checkNoServer(url) : checkNotOpen(join(DATA_DIR, 'atrium.sqlite')))

  await mkdir(DATA_DIR, { recursive: true })
  const asideName = `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  const backupFolder = join(DATA_DIR, asideName)
  const moveToBackup = async (name: string) => {
    if (!existsSync(join(DATA_DIR, name))) return
    await mkdir(backupFolder, { recursive: true })
    await rename(join(DATA_DIR, name), join(backupFolder, name))
  }
  const copy = join(folder, databaseCopy[engine])
  if (url) await fillPostgres(url, copy, hasDatabase ? asideName : undefined)
  else {
    const temporaryFile = join(DATA_DIR, 'atrium.sqlite.part')
    await copyFile(copy, temporaryFile)
    for (const end of ['', '-wal', '-shm']) await moveToBackup(`atrium.sqlite${end}`)
    await rename(temporaryFile, join(DATA_DIR, 'atrium.sqlite'))
  }
  if (manifest.files !== 'bucket') {
    await moveToBackup('files')
    if (existsSync(join(folder, 'files'))) await cp(join(folder, 'files'), join(DATA_DIR, 'files'), { recursive: true })
  }
  // A copied file has the mode of the original.
  for (const name of ['atrium.sqlite', 'files']) await restrictAccess(join(DATA_DIR, name))
  return {
    manifest,
    aside: existsSync(backupFolder) ? backupFolder : undefined,
    schemaAside: url && hasDatabase ? asideName : undefined,
  }
}

const isFilled = async (folder: string) => existsSync(folder) && (await readdir(folder)).length > 0

const isDamaged = (error: unknown) =>
  error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) & 0xff)

/** Leaving WAL mode needs exclusive access to a SQLite file. */
function checkNotOpen(file: string) {
  const database = new DatabaseSync(file, { timeout: 1000 })
  try {
    database.exec('pragma journal_mode=delete')
  } catch (cause) {
    // The backup may replace a damaged file.
    if (isDamaged(cause)) return
    throw new StartError(`A server is using ${file}. Stop it first.`, { cause })
  } finally {
    database.close()
  }
}

const hasTables = (url: string) =>
  withPostgres(url, async ({ db }) => {
    const { rows } =
      await sql`select 1 from pg_class where relnamespace = current_schema()::regnamespace limit 1`.execute(db)
    return rows.length > 0
  })

/** A server would write into the restored database what it read before. One that just stopped may still be listed. */
const checkNoServer = (url: string) =>
  withPostgres(url, async ({ db }) => {
    for (let pause = 50; pause < 3000; pause *= 2) {
      const { rows } =
        await sql`select 1 from pg_stat_activity where datname = current_database() and application_name = ${listenerName} limit 1`.execute(
          db,
        )
      if (rows.length === 0) return
      await setTimeout(pause)
    }
    throw new StartError('A server is using the database. Stop all servers first.')
  })
