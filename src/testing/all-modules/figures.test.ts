import { CompiledQuery, Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { PlatformTables } from '#platform/db/engines/database.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { createApp } from '#server/create-app.ts'
import { openNodeSqlite } from '#server/database/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { openServer, type Operation, operations, getTitle } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'

/** Endpoints with a period of days and a time zone. */
const figures = operations.filter(({ endpoint }) => {
  const fields = Object.keys(endpoint.query?.shape ?? {}).toSorted()
  return fields.join() === Object.keys(FiguresQuery.shape).toSorted().join()
})

const handful = 5

const today = new Date().toISOString().slice(0, 10)
const monthAgo = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10)
const createFiguresRequest = ({ contract, endpoint }: Operation) =>
  new Request(`http://atrium.test${contract.base}${endpoint.path}?from=${monthAgo}&to=${today}`)

/** Every number in a response. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(numbersIn)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(numbersIn)
  return []
}

test('finds figures to test', () => expect(figures.length).toBeGreaterThanOrEqual(minimumInAtrium(6)))

test('figures count only records that the user may read', async () => {
  const { signIn, giveRules } = openServer()
  const admin = await signIn('u1')
  const other = await signIn('u3')
  const wrong: string[] = []
  for (const operation of figures) {
    const { name, owners = [] } = operation.contract
    const [owner] = owners
    expect(
      numbersIn(await (await admin.send(createFiguresRequest(operation))).json()).some((figure) => figure > 0),
    ).toBe(true)
    await giveRules('u3', [
      { action: ['read'], subject: 'all' },
      { action: ['read'], subject: name, inverted: true },
    ])
    if ((await other.send(createFiguresRequest(operation))).status !== 403)
      wrong.push(`${getTitle(operation)} is shown to users who may not read it`)
    if (owner === undefined) continue
    await giveRules('u3', [{ action: ['read'], subject: name, conditions: { [owner]: 'nobody' } }])
    // Stock belongs to no user's orders.
    const { runningOut: _shelves, ...own } = await (await other.send(createFiguresRequest(operation))).json()
    if (numbersIn(own).some((figure) => figure !== 0)) wrong.push(`${getTitle(operation)} counts what is others'`)
  }
  expect(wrong).toEqual([])
})

test('figures read no whole table: an index answers each statement', async () => {
  const raw = openNodeSqlite(':memory:')
  const statements: string[] = []
  const dialect = sqliteDialect({
    ...raw,
    prepare(text) {
      statements.push(text)
      return raw.prepare(text)
    },
  })
  const db = new Kysely<PlatformTables>({ dialect })
  onTestFinished(() => db.destroy())
  const database = { engine: 'sqlite' as const, db, close: async () => {} }
  const modules = await findModules()
  await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
  const app = createApp(
    database,
    modules.flatMap(({ api }) => api ?? []),
    testServices(),
  )
  const { send } = await visitorAs(app, 'u1')
  const tables = raw.prepare(`select "name" from sqlite_master where "type" = 'table'`).all([])
  // Small tables are read completely, and results of subqueries are no tables.
  const countRows = (name: string) => Number(raw.prepare(`select count(*) from "${name}"`).all([])[0]?.[0])
  // A rollup has a row per month instead of per record, so it may be read completely.
  const rollups = new Set<unknown>(operations.map(({ contract }) => contract.rollup))
  const large = new Set(
    tables.map(([name]) => String(name)).filter((name) => !rollups.has(name) && countRows(name) > handful),
  )
  expect(large.size).toBeGreaterThanOrEqual(minimumInAtrium(21))
  const walked: string[] = []
  for (const operation of figures) {
    statements.length = 0
    expect((await send(createFiguresRequest(operation))).status).toBe(200)
    for (const text of statements.filter(
      (statement) => /^\s*select/i.test(statement) && !/"(sessions|users|roles)"/.test(statement),
    )) {
      const { rows } = await db.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${text}`, Array(text.split('?').length - 1).fill('2026-11-21')),
      )
      const scans = rows.filter(({ detail }) => large.has(/^SCAN (\w+)/.exec(detail)?.[1] ?? ''))
      // Reading the first entries of an index in order is not a full scan either.
      const isFine = ({ detail }: { detail: string }) =>
        detail.includes('COVERING INDEX') || (detail.includes('USING INDEX') && text.includes(' limit '))
      walked.push(...scans.filter((row) => !isFine(row)).map(({ detail }) => `${getTitle(operation)}: ${detail}`))
    }
  }
  expect(walked).toEqual([])
})
