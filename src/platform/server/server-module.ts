import { fillEntries } from '#platform/db/audit/sample-entries.ts'
import { watchTables } from '#platform/db/audit/watch-tables.ts'
import type { Database } from '#platform/db/database.ts'
import { migrate, type Migrations, once } from '#platform/db/migrate.ts'
import { type AnySample, fillTables, sampleRows } from '#platform/db/sample.ts'
import { colleagues } from '#platform/db/sample-people.ts'
import { userSearch } from '#platform/db/user-search.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Api } from './api.ts'
import type { AnyDocuments } from './document.ts'

/** What a module folder gives to the server; each home finds the folders in its own way. */
export interface ServerModule {
  name: string
  migrations: Migrations
  /** Of a module with several contracts, one for each. */
  api?: Api | readonly Api[]
  sample?: AnySample
  documents?: AnyDocuments
  /** The module's texts in a language, for what the server itself writes. */
  texts?: (language: Language) => Promise<unknown>
}

interface Preparation {
  now: Date
  /** Whether sample rows are wanted; each module's are written once in the life of a database. */
  sample: boolean
}

/** Brings a database up to date for these modules. `platform` are the platform's own migrations. */
export async function prepareDatabase(
  database: Database,
  platform: Migrations,
  modules: readonly ServerModule[],
  { now, sample }: Preparation,
) {
  const at = now.toISOString()
  await migrate(
    database,
    { platform, ...Object.fromEntries(modules.map((module) => [module.name, module.migrations])) },
    at,
  )
  if (sample) await fillSamples(database, modules, now)
  await watchTables(database)
}

async function fillSamples(database: Database, modules: readonly ServerModule[], now: Date) {
  const at = now.toISOString()
  const users = colleagues.map(({ id, firstname, lastname, email, role, jobTitle, avatar }, index) => {
    const facts = { name: `${firstname} ${lastname}`, email, jobTitle }
    // One after the other, the first some three years ago.
    const joined = new Date(now.getTime() - (1100 - index * 120) * 86_400_000).toISOString()
    return { id, ...facts, role, avatar, search: userSearch(facts), createdAt: joined, emailConfirmedAt: joined }
  })
  await once(database, 'platform', at, (db) => fillTables(database, db, { users }))
  for (const module of modules) {
    const fill = module.sample
    if (fill)
      await once(database, module.name, at, (db) => fillTables(database, db, sampleRows(fill, now, module.name)))
  }
  await fillEntries(database, modules.flatMap(recordsOf), at)
}

/** Which tables hold the records of which contracts: those of the same name, and the first of the first. */
function recordsOf({ api = [], migrations }: ServerModule) {
  const sources = Object.keys(migrations)
    .toSorted()
    .map((name) => migrations[name] ?? '')
  const tables = sources.flatMap((source) =>
    [...source.matchAll(/^create table "(\w+)"/gm)].map(([, name = '']) => name),
  )
  return [api].flat().flatMap(({ contract }, index) => {
    const named = contract.name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const table = tables.find((name) => name === named) ?? (index === 0 ? tables[0] : undefined)
    return table === undefined ? [] : [{ contract, table }]
  })
}
