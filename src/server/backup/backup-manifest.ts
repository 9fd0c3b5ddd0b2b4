import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { StartError } from '#server/lifecycle/settings.ts'

/** Manifest of a backup; a folder without it is incomplete or no backup. */
export const Manifest = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The migrations that were applied to the database. */
  migrations: z.array(z.object({ module: z.string(), name: z.string() })),
  /** Whether uploaded files are in the backup; those in a bucket are not. */
  files: z.union([z.int(), z.literal('bucket')]),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestFile = 'manifest.json'

/** The name of the database's copy in a backup. */
export const databaseCopy = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const

export const listMigrations = ({ db }: Pick<Database, 'db'>) =>
  db
    .selectFrom('migrations')
    .select(['module', 'name'])
    .where('name', '<>', 'sample')
    .orderBy('module')
    .orderBy('name')
    .execute()

export async function readManifest(folder: string) {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined)
  if (text === undefined) throw new StartError(`${folder} is not a complete backup: ${manifestFile} is missing.`)
  const manifest = Manifest.safeParse(JSON.parse(text))
  if (!manifest.success) throw new StartError(`${folder} is a backup in a format that this version does not support.`)
  return manifest.data
}

/** Refuses a backup of a newer version, as the server's start would, but before anything is overwritten. */
export async function refuseNewer({ migrations }: Manifest) {
  const modules = (await findModules()).map(({ name, migrations: files }) => [name, files] as const)
  const knownMigrations = new Map([...modules, ['platform', platformMigrations()] as const])
  const unknown = migrations.filter(({ module, name }) => {
    const moduleMigrations = knownMigrations.get(module)
    return moduleMigrations && !Object.hasOwn(moduleMigrations, name)
  })
  if (unknown.length === 0) return
  const names = unknown.map(({ module, name }) => `${module}: ${name}`).join(', ')
  throw new StartError(
    `The backup was made by a newer version of ${builtWorkspace.name} (${names}). Restore it with that version.`,
  )
}
