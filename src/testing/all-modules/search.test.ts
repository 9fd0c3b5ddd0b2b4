import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { batches } from '#platform/records/batches.ts'
import { allows, type Rule } from '#platform/permissions/rules.ts'
import { search } from '#platform/contracts/search-contract.ts'
import { splitTokens } from '#platform/text/search-text.ts'
import { client } from '#platform/web/api/client.ts'
import { contracts, openServer, operations, createRequest } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'

type Server = ReturnType<typeof openServer>
type Asker = Awaited<ReturnType<Server['signIn']>>

const maxOfTopic = 25

/** Search entries by topic; topics with hidden records first. */
async function readEntries({ db }: Server) {
  const rows = await db.selectFrom('searchEntries').select(['topic', 'recordId', 'path', 'editorsUntil']).execute()
  const sorted = rows.toSorted((a, b) => Number(a.editorsUntil === null) - Number(b.editorsUntil === null))
  return [...Map.groupBy(sorted, ({ topic }) => topic)].map(([topic, all]) => ({
    topic,
    // From both ends, since different users created the first and the latest.
    entries: all.length > maxOfTopic ? [...all.slice(0, 15), ...all.slice(15 - maxOfTopic)] : all,
  }))
}

/** The endpoint that returns a record by its id. */
const getShowEndpoint = (topic: string) =>
  operations.find(
    ({ contract, name, endpoint: { method, path } }) =>
      contract.name === topic && method === 'GET' && path.endsWith('/:id') && name.startsWith('show'),
  )

const findRecords = async ({ send }: Asker, paths: readonly string[]) => {
  const { at } = client(search, { send })
  const results = await Promise.all(batches(paths, 50).map((path) => at.send({ query: { path } })))
  return new Map(results.flat().map((hit) => [`${hit.topic} ${hit.id}`, hit]))
}

const wordsIn = (text: string) => splitTokens(text).map(({ word }) => word)

function hasWords(text: string, asked: string) {
  const words = new Set(wordsIn(text))
  return wordsIn(asked).every((word) => words.has(word))
}

/** Whether the user reads every field of a record; only those are found. */
async function readsEverything(asker: Asker, contract: (typeof contracts)[number]) {
  const { confidential } = contract
  const ability = await asker.ability()
  return (record: string) => confidential === undefined || allows(ability, confidential, contract, JSON.parse(record))
}

/**
 * For each entry, whether it is found and whether its record can be read; topics whose entries are parts of records are
 * left out.
 */
async function compare(server: Server, asker: Asker) {
  const wrong: string[] = []
  const proven = new Set<string>()
  for (const { topic, entries } of await readEntries(server)) {
    const operation = getShowEndpoint(topic)
    if (!operation) continue
    const hits = await findRecords(
      asker,
      entries.map(({ path }) => path),
    )
    const responses = await Promise.all(
      entries.map(async ({ recordId }) => {
        const response = await asker.send(createRequest(operation, { id: recordId }))
        return { recordId, status: response.status, text: await response.text() }
      }),
    )
    const isRecord = responses.every(({ recordId, status, text }) => {
      const hit = hits.get(`${topic} ${recordId}`)
      return !hit || status !== 200 || hasWords(text, hit.title)
    })
    if (!isRecord) continue
    proven.add(topic)
    const isFound = await readsEverything(asker, operation.contract)
    for (const { recordId, status, text } of responses)
      if (hits.has(`${topic} ${recordId}`) !== (status === 200 && isFound(text)))
        wrong.push(`${topic} ${recordId}: ${status}`)
  }
  return { wrong, proven }
}

test.each(['u1', 'u2', 'u3', 'u4', 'u6'])('%s finds exactly the records that the user may read', async (userId) => {
  const server = openServer()
  const { wrong, proven } = await compare(server, await server.signIn(userId))
  expect(wrong).toEqual([])
  expect(proven.size).toBeGreaterThanOrEqual(minimumInAtrium(11))
})

test('with conditions or without the right to read, finds and counts exactly the permitted records', async () => {
  const server = openServer()
  const asker = await server.signIn('u3')
  const rules = contracts.flatMap(({ name, owners = [], everyone }): Rule[] => {
    if (everyone) return []
    const [owner] = owners
    if (owner) return [{ action: ['read', 'update'], subject: name, conditions: { [owner]: '$user.id' } }]
    return name.length % 2 === 0 ? [{ action: ['read'], subject: name }] : []
  })
  await server.giveRules('u3', rules)
  const { wrong, proven } = await compare(server, asker)
  expect(wrong).toEqual([])
  expect(proven.size).toBeGreaterThanOrEqual(minimumInAtrium(6))
})

test('counts a record that is found by its title, and no other topic', async () => {
  const server = openServer()
  for (const userId of ['u1', 'u4']) {
    const asker = await server.signIn(userId)
    const { find } = client(search, asker)
    for (const { topic, entries } of await readEntries(server)) {
      const [entry] = entries
      const hit = entry && (await findRecords(asker, [entry.path])).get(`${topic} ${entry.recordId}`)
      if (!hit?.title) continue
      const { hits, totals } = await find.send({ query: { q: hit.title.slice(0, 200), topic: [topic] } })
      expect(totals.map((total) => total.topic)).toEqual([topic])
      expect(totals[0]?.count, hit.title).toBe(hits.length)
      expect(
        hits.map(({ id }) => id),
        hit.title,
      ).toContain(hit.id)
    }
  }
})

test('a module that offers people names their contract, whose records fields may refer to', () => {
  const folders = globSync('src/modules/*/module.ts')
    .filter((file) => /^ +people: /m.test(readFileSync(file, 'utf8')))
    .map((file) => path.dirname(file))
  const without = folders.filter(
    (folder) => !globSync(`${folder}/**/*.ts`).some((file) => readFileSync(file, 'utf8').includes('arePeople: true')),
  )
  expect(without).toEqual([])
})
