import { fillEntries } from '#platform/db/audit/sample-entries.ts'
import { createAuditTriggers } from '#platform/db/audit/watch-tables.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { migrate, type Migrations, once } from '#platform/db/migrate.ts'
import { withBusyTimeout } from '#platform/db/engines/with-busy-timeout.ts'
import { type AnySample, fillTables, type SampleNotice, sampleRows } from '#platform/db/sample/sample.ts'
import { colleagues } from '#platform/db/sample/sample-people.ts'
import { userSearch } from '#platform/db/queries/user-search.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Api } from './api.ts'
import type { AnyDocuments } from '#platform/server/site/document.ts'
import { fillReferences } from './references/sample-references.ts'
import { buildIndex } from './search/index-records.ts'
import { buildRollups } from '#platform/server/figures/rollups.ts'

/** The server's part of a module; each runtime finds the folders in its own way. */
export interface ServerModule {
  name: string
  migrations: Migrations
  /** A list, if the module has several contracts. */
  api?: Api | readonly Api[]
  sample?: AnySample
  /** In place of `sample`, where its code loads only when it is inserted. */
  loadSample?: () => Promise<AnySample>
  documents?: AnyDocuments
  /** The module's texts in a language, for texts that the server writes. */
  texts?: (language: Language) => Promise<unknown>
}

/** A module without its sample if that depends on the day on which it is inserted. */
export function withoutDayDependentSample({ sample, ...module }: ServerModule): ServerModule {
  return { ...module, ...(sample && !sample.isDayDependent && { sample }) }
}

interface Preparation {
  now: Date
  /** Whether to insert sample rows; those of each module are inserted once per database. */
  sample: boolean
}

/** Migrates a database for these modules. `platform` are the platform's own migrations. */
export async function prepareDatabase(
  database: Database,
  platform: Migrations,
  modules: readonly ServerModule[],
  { now, sample }: Preparation,
) {
  const migrations = { platform, ...Object.fromEntries(modules.map((module) => [module.name, module.migrations])) }
  const apis = modules.flatMap(({ api }) => api ?? [])
  await withBusyTimeout(database, async () => {
    await migrate(database, migrations, now.toISOString())
    const filled = sample ? await fillSamples(database, modules, now) : []
    await createAuditTriggers(
      database,
      apis.flatMap(({ contract }) => [
        ...(contract.unaudited ?? []),
        ...(contract.rollup === undefined ? [] : [contract.rollup]),
      ]),
    )
    await buildIndex(database, apis, new Set(filled))
    await buildRollups(database, apis, new Set(filled))
  })
}

/** Returns the topics whose tables it has filled. */
async function fillSamples(database: Database, modules: readonly ServerModule[], now: Date) {
  const at = now.toISOString()
  const users = colleagues.map(({ id, firstname, lastname, email, role, jobTitle, avatar }, index) => {
    const facts = { name: `${firstname} ${lastname}`, email, jobTitle }
    // In sequence, the first about three years ago.
    const joined = new Date(now.getTime() - (1100 - index * 120) * 86_400_000).toISOString()
    return { id, ...facts, role, avatar, search: userSearch(facts), createdAt: joined, emailConfirmedAt: joined }
  })
  const isFirst = await once(database, 'platform', at, (db) => fillTables(database, db, { users }))
  const filled: ServerModule[] = []
  for (const module of modules) {
    const { sample, loadSample = sample && (() => sample) } = module
    if (!loadSample) continue
    const isNew = await once(database, module.name, at, async (db) => {
      const { rows, notices } = sampleRows(await loadSample(), now, module.name)
      await fillTables(database, db, rows)
      await notifySample(db, modules, notices)
    })
    if (isNew) filled.push(module)
  }
  // Some topics use the platform's own tables.
  const topics = (isFirst ? modules : filled).flatMap(({ api = [] }) =>
    [api].flat().map(({ contract }) => contract.name),
  )
  const apis = modules.flatMap(({ api }) => api ?? [])
  await database.db.transaction().execute((db) => fillReferences(db, apis, new Set(topics)))
  await fillEntries(database, modules.flatMap(listRecords), at)
  return topics
}

/** Passes the notices of the sample data to modules with `onNotice`. */
async function notifySample(db: Database['db'], modules: readonly ServerModule[], notices: readonly SampleNotice[]) {
  const hooks = modules.flatMap(({ api = [] }) => [api].flat().flatMap(({ hooks: { onNotice } }) => onNotice ?? []))
  for (const { users, authorId = null, recordId, values = {}, at, ...notice } of notices) {
    const others = users.filter((id) => id !== authorId)
    const event = {
      is: 'told',
      users: others,
      authorId,
      values,
      recordId: recordId === undefined ? null : String(recordId),
    } as const
    for (const hook of hooks)
      await hook(db)({ ...event, ...notice, isPast: true }, { now: at, events: { announce: () => {} } })
  }
}

/**
 * The contracts of tables with records: a table belongs to the contract of its name, and the first table to the first
 * contract.
 */
function listRecords({ api = [], migrations }: ServerModule) {
  const sources = Object.keys(migrations)
    .toSorted()
    .map((name) => migrations[name] ?? '')
  const tables = sources.flatMap((source) =>
    [...source.matchAll(/^create table "(\w+)"/gm)].map(([, name = '']) => name),
  )
  return [api].flat().flatMap(({ contract }, index) => {
    const tableName = contract.name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const table = tables.find((name) => name === tableName) ?? (index === 0 ? tables[0] : undefined)
    return table === undefined ? [] : [{ contract, table }]
  })
}
