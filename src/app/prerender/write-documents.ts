import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { PlatformTables } from '#platform/db/engines/database.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { languageAt, prefixes, createSite } from '#platform/server/site/site.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { findModules, platformMigrations } from '#app/demo/bundled-modules.ts'
import { builtSite } from '#server/site/built-site.ts'
import { openNodeSqlite } from '#server/database/node-sqlite.ts'
import { withContentPolicy } from './content-policy.ts'
import { write } from './write.ts'

// Relative links of a page require a trailing slash in its URL.
const addSlash = `/[/]([^/]+[.]\\w+)?$/.test(location.pathname)||location.replace(location.pathname+'/'+location.search+location.hash);`

interface OutputOptions {
  /** Output folder of the build. */
  folder: string
  /** Base path of the site; undefined for relocatable files. */
  base: string | undefined
  now: Date
}

/** Writes the public pages of the sample data in all languages, for static hosts. */
export async function writeDocuments({ folder, base, now }: OutputOptions) {
  const db = new Kysely<PlatformTables>({ dialect: sqliteDialect(openNodeSqlite(':memory:')) })
  const database = { engine: 'sqlite' as const, db, close: () => db.destroy() }
  const modules = findModules()
  await prepareDatabase(database, platformMigrations(), modules, { now, sample: true })
  const built = await builtSite(folder)
  const assets = base === undefined ? { ...built, look: addSlash + built.look } : built
  // For the demo's server, which renders pages of the visitor's data.
  write(folder, 'site.json', JSON.stringify(built))

  const origin = process.env['SITE_URL']?.replace(/\/$/, '')
  for (const route of createSite({ database, modules, assets, ...(base !== undefined && { base }) })) {
    const addresses = await route.addresses?.(now.toISOString())
    const paths = addresses?.map(({ path }) => path) ?? (route.path.includes(':') ? [] : [route.path])
    for (const address of paths.flatMap((path) => [path, ...prefixes.map((code) => `/${code}${path}`)])) {
      const { language, path } = languageAt(address)
      const isFile = /\.\w+$/.test(path)
      const depth = address.split('/').length - (isFile ? 2 : 1)
      const { text, scriptHash } = await route.respond({
        path,
        params: parseParams(route.path, decodeURIComponent(path)),
        language,
        now: now.toISOString(),
        ...(origin !== undefined && { origin }),
        ...(base === undefined && { base: '../'.repeat(depth) }),
      })
      const file = decodeURIComponent(address)
      write(folder, isFile ? file : join(file, 'index.html'), scriptHash ? withContentPolicy(text, [scriptHash]) : text)
    }
  }
  await database.close()
}

const parseParams = (pattern: string, path: string) => {
  const values = path.split('/')
  return Object.fromEntries(
    pattern.split('/').flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), values[index] ?? '']] : [])),
  )
}
