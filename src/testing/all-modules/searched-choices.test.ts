import { expect, test } from 'vitest'
import * as z from 'zod'
import { settings } from '#platform/contracts/session-contract.ts'
import { innermost } from '#platform/fields/contract-shapes.ts'
import { isRecord } from '#platform/records/is-object.ts'
import { textServices } from '#platform/server/texts.ts'
import { client } from '#platform/web/api/client.ts'
import { findModules } from '#server/node-modules.ts'
import { openServer, type Operation, operations } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'

const modules = await findModules()

const listChoices = (schema: unknown): readonly string[] => {
  const inner = innermost(schema)
  if (inner instanceof z.ZodArray) return listChoices(inner.element)
  return inner instanceof z.ZodEnum ? inner.options.map(String) : []
}

/** The fields with choices that a list says it searches. */
function searchedChoices({ endpoint: { method, query, returns } }: Operation) {
  if (method !== 'GET' || !(query instanceof z.ZodObject) || !(returns instanceof z.ZodArray)) return []
  const { element } = returns
  const searched = z.globalRegistry
    .get(query.shape['q'] ?? z.never())
    ?.description?.replace('Searches ', '')
    .split(', ')
  if (!searched || !(element instanceof z.ZodObject)) return []
  return searched.flatMap((name) => {
    const choices = listChoices(element.shape[name])
    return choices.length > 0 ? [{ name, choices }] : []
  })
}

/** All groups of texts, at any depth, with a plain label for each of these values. */
function listLabels(texts: unknown, values: readonly string[]): Record<string, unknown>[] {
  if (!isRecord(texts)) return []
  const isGroup = values.every((value) => typeof texts[value] === 'string' && !texts[value].includes('{{'))
  return [...(isGroup ? [texts] : []), ...Object.values(texts).flatMap((part) => listLabels(part, values))]
}

const readTexts = ({ contract: { name } }: Operation) =>
  modules.find(({ api = [] }) => [api].flat().some(({ contract }) => contract.name === name))?.texts?.('fr')

const rows = z.array(z.looseObject({ id: z.union([z.int(), z.string()]) }))

test('each searched choice is found by its name in the reader’s language', async () => {
  const server = openServer(textServices(modules))
  const asker = await server.signIn('u1')
  const body = { value: { isLanguage: 'fr' }, savedAt: '2031-03-02T00:00:00.000Z' }
  await client(settings, asker).save.send({ body })
  const list = async ({ contract, endpoint }: Operation, q = '') => {
    const path = `${contract.base}${endpoint.path}`.replace(/\/$/, '')
    const response = await asker.send(
      new Request(`http://atrium.test${path}?${new URLSearchParams({ limit: '1000', q })}`),
    )
    return rows.parse(await response.json())
  }
  const faults: string[] = []
  for (const operation of operations) {
    const fields = searchedChoices(operation)
    if (fields.length === 0) continue
    const all = await list(operation)
    for (const { name, choices } of fields) {
      const examples = choices.flatMap((value) => {
        const row = all.find((candidate) => [candidate[name]].flat().includes(value))
        return row ? [{ value, id: row.id }] : []
      })
      // In the sample, a list of the user's own records may be empty.
      if (examples.length === 0) continue
      const groups = listLabels(await readTexts(operation), choices)
      const areFound = await Promise.all(
        groups.map(async (labels) => {
          const results = await Promise.all(examples.map(({ value }) => list(operation, String(labels[value]))))
          return examples.every(({ id }, index) => results[index]?.some((row) => row.id === id))
        }),
      )
      expect(areFound, `${operation.contract.name}.${operation.name}: ${name}`).toContain(true)
      faults.push(`${operation.contract.name}.${name}`)
    }
  }
  expect(new Set(faults).size).toBeGreaterThanOrEqual(minimumInAtrium(11))
})
