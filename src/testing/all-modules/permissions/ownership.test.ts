import { globSync, readFileSync } from 'node:fs'
import { CompiledQuery, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Contract } from '#platform/contract.ts'
import { getAbility, allows, type Rule } from '#platform/permissions/rules.ts'
import { withRowFilters } from '#platform/server/permissions/with-row-filters.ts'
import { getReadScope } from '#platform/server/permissions/row-filters.ts'
import { getActions, contracts, openServer, createRequest, getTitle } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'
import { minimalValue } from '#testing/inputs/minimal-value.ts'
import { getListEndpoints, ofOne, type Record, recordsIn } from '#testing/inputs/records.ts'

const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => z.looseObject({}).safeParse(value).data?.[key], record)

/**
 * The list of a contract's own records, and the endpoints of a single record, whose paths begin with that of the list.
 */
function findList(contract: Contract, isRecord: (record: unknown) => boolean) {
  return async (send: (request: Request) => Promise<Response>) => {
    for (const operation of getListEndpoints(contract)) {
      const response = await send(createRequest(operation))
      const records = await recordsIn(response)
      if (records.length > 0 && records.every(isRecord)) return { operation, records, response }
    }
    return undefined
  }
}

/** Rights to read everything except this contract, which the following rules are about. */
const elsewhere = (name: string): Rule[] => [
  { action: ['read'], subject: 'all' },
  { action: ['read'], subject: name, inverted: true },
]

const owned = contracts.filter(({ owners }) => owners)

test('finds contracts that declare owners', () => expect(owned.length).toBeGreaterThanOrEqual(minimumInAtrium(5)))

/** Whether raw SQL, to which no row filter applies, reads the table. */
const byHand = (text: string, table: string) => new RegExp(String.raw`\b(?:from|join)\s+"${table}"`, 'i').test(text)

test('no raw SQL reads a table whose records are not for everybody', () => {
  expect(byHand('exists (select 1 from "parcels" where true)', 'parcels')).toBe(true)
  const sources = globSync('src/modules/**/*.ts').filter((file) => !/\.(?:test|e2e)\.ts$/.test(file))
  const texts = sources.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const tables = owned.flatMap(({ name, table = name, rollup = table, parts = {} }) => [
    table,
    rollup,
    ...Object.keys(parts),
  ])
  const faults = tables.flatMap((table) => texts.filter(({ text }) => byHand(text, table)))
  // With these, a statement could name any table.
  faults.push(...texts.filter(({ text }) => /\bsql\.(?:table|id|raw)\b/.test(text)))
  expect(faults.map(({ file }) => file)).toEqual([])
})

test('every table that requires a record of such a contract is one of its parts', async () => {
  const { db } = openServer()
  const all = await db.introspection.getTables()
  const missing: string[] = []
  for (const { name, table = name, parts = {} } of owned)
    for (const other of all) {
      const { rows } = await sql<{ table: string; from: string }>`
        select "table", "from" from pragma_foreign_key_list(${other.name})`.execute(db)
      for (const { from } of rows.filter((key) => key.table === table))
        if (other.columns.some((column) => column.name === from && !column.isNullable) && parts[other.name] !== from)
          missing.push(`${name} has no part ${other.name}: '${from}'`)
    }
  expect(missing).toEqual([])
})

describe.each(owned.map((contract) => [contract.name, contract] as const))('%s', (name, contract) => {
  const owners = contract.owners ?? []
  const hasOwners = (record: unknown) => owners.some((owner) => typeof valueAt(record, owner) === 'string')
  const list = findList(contract, hasOwners)

  /** A server, and a user with records of their own and a custom role. */
  async function begin(owner: string) {
    const server = openServer()
    const admin = await server.signIn('u1')
    const all = await list(admin.send)
    const counts = Map.groupBy(all?.records ?? [], (record) => valueAt(record, owner))
    const userId = [...counts.keys()].find((id) => typeof id === 'string' && id !== 'u1' && /^u\d+$/.test(id))
    return { server, all, userId: typeof userId === 'string' ? userId : 'u2' }
  }

  test.each(owners)('an index finds the records of their %s', async (owner) => {
    const { db } = openServer()
    const rules: Rule[] = [{ action: ['read'], subject: name, conditions: { [owner]: '$user.id' } }]
    const { tables } = getReadScope(getAbility(rules, 'u1'), contracts)
    const table = contract.table ?? name
    const columns = await db.introspection.getTables()
    const isKept = columns.some(
      (candidate) => candidate.name === table && candidate.columns.some((column) => column.name === 'deletedAt'),
    )
    const query = withRowFilters(
      db.withTables<{ [table: string]: { [column: string]: unknown } }>(),
      tables,
    ).selectFrom(table)
    const compiled = (isKept ? query.where('deletedAt', 'is', null) : query).selectAll().compile()
    const plan = await db.executeQuery(
      CompiledQuery.raw(`explain query plan ${compiled.sql}`, [...compiled.parameters]),
    )
    expect(JSON.stringify(plan.rows)).toContain(`SEARCH ${table} USING INDEX`)
  })

  test.each(owners)('a user who may read only records as their %s finds exactly these', async (owner) => {
    const { server, all, userId } = await begin(owner)
    if (!all) throw new Error('No list of it has records')
    const { send, ability } = await server.signIn(userId)
    await server.giveRules(userId, [
      ...elsewhere(name),
      { action: ['read', 'update'], subject: name, conditions: { [owner]: '$user.id' } },
    ])
    const screens = await ability()
    const isMine = (record: Record) => valueAt(record, owner) === userId
    const mine = all.records.filter(isMine)
    expect(all.records.filter((record) => allows(screens, 'read', name, record)).length).toBe(mine.length)
    const response = await send(createRequest(all.operation))
    const records = await recordsIn(response)
    expect(records.map(({ id }) => id).toSorted()).toEqual(mine.map(({ id }) => id).toSorted())
    expect(response.headers.get('x-total-count') ?? String(mine.length)).toBe(String(mine.length))

    const theirs = all.records.filter((record) => !isMine(record)).slice(0, 3)
    const wrong: string[] = []
    for (const { operation, ask } of ofOne(all.operation, (action) => action === 'read')) {
      for (const { id } of theirs) {
        const { status } = await send(ask(id))
        if (status !== 404) wrong.push(`${getTitle(operation)} of ${id}: ${status}`)
      }
      const [own] = mine
      if (own && (await send(ask(own.id))).status >= 400) wrong.push(`${getTitle(operation)} of one's own`)
    }
    expect(wrong).toEqual([])
  })

  test.each(owners)(
    'a user who may change only records as their %s gets 403 for others, and 404 for unreadable ones',
    async (owner) => {
      const { server, all, userId } = await begin(owner)
      if (!all) throw new Error('No list of it has records')
      const { send, ability } = await server.signIn(userId)
      const wrong: string[] = []
      const changes = ofOne(all.operation, (action) => action !== 'read' && action !== 'create')
      const reads: [Rule, number][] = [
        [{ action: ['read'], subject: name }, 403],
        [{ action: ['read'], subject: name, conditions: { [owner]: '$user.id' } }, 404],
      ]
      const theirs = all.records.find((record) => valueAt(record, owner) !== userId)
      const ownRecord = all.records.find((record) => valueAt(record, owner) === userId)
      for (const [read, expected] of reads) {
        const otherActions = getActions(contract).filter((action) => action !== 'read')
        await server.giveRules(userId, [
          ...elsewhere(name),
          read,
          { action: otherActions, subject: name, conditions: { [owner]: '$user.id' } },
        ])
        const screens = await ability()
        for (const { operation, ask } of changes) {
          const { action, ownOnly } = operation.endpoint
          if (theirs) {
            const { status } = await send(ask(theirs.id))
            const isRight = ownOnly && expected === 403 ? status < 400 : status === expected
            if (!isRight || allows(screens, action, contract, theirs)) wrong.push(`${getTitle(operation)}: ${status}`)
          }
          if (ownRecord && action !== 'delete') {
            const { status } = await send(ask(ownRecord.id))
            // The body may refer to another user's records.
            const namesOthers = Object.values(
              z.looseObject({}).safeParse(operation.endpoint.body && minimalValue(operation.endpoint.body)).data ?? {},
            ).some(Number.isInteger)
            if ((status === 403 && !namesOthers) || !allows(screens, action, contract, ownRecord))
              wrong.push(`${getTitle(operation)} of one's own`)
          }
        }
      }
      expect(wrong).toEqual([])
    },
  )
})
