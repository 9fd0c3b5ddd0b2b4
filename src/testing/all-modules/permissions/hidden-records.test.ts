import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Contract } from '#platform/contract.ts'
import { getAbility, type Rule } from '#platform/permissions/rules.ts'
import { getReadScope } from '#platform/server/permissions/row-filters.ts'
import {
  contracts,
  openServer,
  type Operation,
  operations,
  createRequest,
  getTitle,
} from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'

const owned = contracts.filter(({ owners }) => owners)
const cases = owned.flatMap((contract) => (contract.owners ?? []).map((owner) => ({ contract, owner })))
const reads = operations.filter(({ endpoint }) => endpoint.action === 'read' && !endpoint.public)

// A fixed time, so that responses do not differ by it.
const now = new Date()

type Server = ReturnType<typeof openServer>

/** The ids of the records that a rule shows to a user, and of those that it hides. */
async function sides({ db }: Server, contract: Contract, rules: readonly Rule[], userId: string) {
  const { name, table = name } = contract
  const condition = getReadScope(getAbility(rules, userId), contracts).tables.get(table)
  if (!condition) throw new Error(`Nothing narrows ${table}`)
  const { rows } = await sql<{ id: number; isShown: number }>`
    select "id", (${condition(table)}) as "isShown" from ${sql.table(table)} order by "id"`.execute(db)
  const ids = (isShown: boolean) => rows.filter((row) => Boolean(row.isShown) === isShown).map(({ id }) => id)
  return { shown: ids(true), hidden: ids(false) }
}

/** Removes records and everything that refers to them. */
async function forget(
  { db }: Server,
  { name, table = name, rollup, parts = {}, owners = [] }: Contract,
  ids: number[],
) {
  const these = sql.join(ids)
  for (const [part, column] of Object.entries(parts))
    await sql`delete from ${sql.table(part)} where ${sql.ref(column)} in (${these})`.execute(db)
  await sql`delete from "searchEntries" where "topic" = ${name} and "recordId" in (${sql.join(ids.map(String))})`.execute(
    db,
  )
  const columns = owners.map((owner) => owner.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase()))
  if (rollup)
    for (const column of columns) {
      const visibleValues = sql`select ${sql.ref(column)} from ${sql.table(table)} where "id" not in (${these})`
      await sql`delete from ${sql.table(rollup)} where ${sql.ref(column)} not in (${visibleValues})`.execute(db)
    }
  await sql`delete from ${sql.table(table)} where "id" in (${these})`.execute(db)
}

/** Requests of an endpoint: with the minimal query, with search words, and for some records if the path names one. */
function createRequests(operation: Operation, contract: Contract, ids: readonly number[], words: readonly string[]) {
  const isAboutOne = operation.endpoint.path.includes(':id')
  const requestedIds = isAboutOne ? (operation.contract === contract ? ids : [1]) : [1]
  return requestedIds.flatMap((id) => {
    const request = createRequest(operation, { id })
    const hasWords = operation.endpoint.query && 'q' in operation.endpoint.query.shape
    return [
      request,
      ...(hasWords ? words : []).map((word) => {
        const url = new URL(request.url)
        url.searchParams.set('q', word)
        return new Request(url, request)
      }),
    ]
  })
}

// Ids of sessions and requests are random.
const uuid = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g

async function fetchResponse(send: (request: Request) => Promise<Response>, request: Request) {
  const response = await send(request)
  const { status, headers } = response
  return {
    status,
    total: headers.get('x-total-count'),
    link: headers.get('link'),
    text: (await response.text()).replaceAll(uuid, ''),
  }
}

const Texts = z.record(z.string(), z.unknown())

test('finds every contract whose records are not for everybody', () =>
  expect(cases.length).toBeGreaterThanOrEqual(minimumInAtrium(7)))

describe.each(cases.map((subject) => [subject.contract.name, subject.owner, subject] as const))(
  '%s, read by a user who is the %s',
  (name, owner, { contract }) => {
    test('every response is the same as if the hidden records did not exist', async () => {
      const [whole, rest] = [openServer({ now: () => now }), openServer({ now: () => now })]
      const column = owner.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())
      const table = contract.table ?? name
      const { rows: owners } = await sql<{ id: string }>`
        select ${sql.ref(column)} as "id" from ${sql.table(table)}
        where ${sql.ref(column)} is not null and ${sql.ref(column)} <> 'u1'
        group by ${sql.ref(column)} order by count(*) desc limit 1`.execute(whole.db)
      const userId = owners[0]?.id ?? 'u2'
      const rules: Rule[] = [
        { action: ['read'], subject: 'all' },
        { action: ['read'], subject: name, inverted: true },
        { action: ['read'], subject: name, conditions: { [owner]: '$user.id' } },
      ]
      for (const server of [whole, rest]) await server.giveRules(userId, rules)
      const { shown, hidden } = await sides(whole, contract, rules, userId)
      expect(hidden.length).toBeGreaterThan(0)
      const { rows: texts } = await sql`
        select * from ${sql.table(table)} where "id" = ${hidden[0]}`.execute(whole.db)
      const words = Object.values(Texts.parse(texts[0]))
        .filter((value) => typeof value === 'string')
        .flatMap((value) => value.match(/[a-z]{5,}/gi) ?? [])
      await forget(rest, contract, hidden)

      const signIn = async (server: Server) => (await server.signIn(userId)).send
      const [sendToWhole, sendToRest] = [await signIn(whole), await signIn(rest)]
      const ids = [...shown.slice(0, 2), ...hidden.slice(0, 2)]
      const differing: string[] = []
      const readable = new Set<string>()
      for (const operation of reads) {
        for (const request of createRequests(operation, contract, ids, [...new Set(words)].slice(0, 3))) {
          const response = await fetchResponse(sendToWhole, request.clone())
          const expected = await fetchResponse(sendToRest, request)
          if (JSON.stringify(response) !== JSON.stringify(expected))
            differing.push(`${getTitle(operation)}: ${request.url}`)
          if (response.status >= 500) differing.push(`${getTitle(operation)}: ${response.status}`)
          if (response.status === 200) readable.add(getTitle(operation))
        }
      }
      expect(differing).toEqual([])
      expect(readable.size).toBeGreaterThan(minimumInAtrium(40))
    })
  },
)
