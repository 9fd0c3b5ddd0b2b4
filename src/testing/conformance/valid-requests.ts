import fc from 'fast-check'
import * as z from 'zod'
import { isRecord } from '#platform/records/is-object.ts'
import { type KnownValues, type Making, createValue } from '#testing/fuzz/values.ts'
import type { ApiDocument } from '#testing/fuzz/document.ts'
import type { Subject } from './subject.ts'

// The same requests in each run.
const seed = 20_261_122
const tries = 80

/** The values for valid requests of a run. */
export interface Parts {
  apiDocument: ApiDocument
  knownValues: KnownValues
}

const createMaking = ({ apiDocument, knownValues }: Parts, { contract }: Subject): Making => ({
  knownValues,
  schemaAt: apiDocument.schemaAt,
  topic: contract.name,
  wrong: 0,
})

const Json = z.json()
// Cached, since creating them takes most of the time.
const bodyCache = new WeakMap<Subject, unknown[]>()

/** The value without optional parts, and so with few references to records. */
function sparse(value: unknown, schema: unknown): unknown {
  if (!isRecord(schema)) return value
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => sparse(item, schema['items']))
  const { properties, required } = schema
  if (!isRecord(value) || !isRecord(properties)) return value
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name)
  const requiredEntries = Object.entries(value).filter(([name]) => isRequired(name))
  return Object.fromEntries(requiredEntries.map(([name, part]) => [name, sparse(part, properties[name])]))
}

// So small that a server with hundredths rounds it to zero. Only numbers are checked: one id in ten looks like one.
const hasTinyNumber = (value: unknown): boolean =>
  typeof value === 'number'
    ? String(value).includes('e-')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasTinyNumber)

/** Complete and sparse bodies that the operation's schema accepts, checks in code included. */
export function validBodies(parts: Parts, subject: Subject): unknown[] {
  const schema = getJsonSchema(subject)
  const { body } = subject.endpoint
  if (schema === undefined || !body) return []
  const cached = bodyCache.get(subject)
  if (cached) return cached
  const isRight = (value: unknown) =>
    Json.safeParse(value).success && !hasTinyNumber(value) && body.safeParse(value).success
  const values = createValue(schema, '', createMaking(parts, subject))
  const sampleValid = (numRuns: number) => {
    const sampled = fc.sample(values, { seed, numRuns })
    return [sampled, sampled.map((value) => sparse(value, schema))].flatMap((some) => some.filter(isRight))
  }
  const few = sampleValid(tries)
  // If few bodies in a hundred are valid, values that the checks in code require are rare.
  const right = few.length > 0 ? few : sampleValid(tries * 10)
  bodyCache.set(subject, right)
  return right
}

/** The schema of the operation's JSON body. */
export const getJsonSchema = ({ described }: Subject) => described.requestBody?.content['application/json']?.schema

// Almost certainly unknown, and still a valid id.
const unknownNumber = '2000000000'
const unknownText = 'nobody-has-this-id'

const isNumber = (schema: unknown) => isRecord(schema) && schema['type'] !== 'string'

/** The operation's path with the given parameters, and unknown ids for all others. */
export const createPath = ({ described }: Subject, given: Readonly<Record<string, string | number>> = {}) =>
  described.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((path, { name, schema }) => {
      const value = given[name] ?? (isNumber(schema) ? unknownNumber : unknownText)
      return path.replace(`{${name}}`, encodeURIComponent(value))
    }, described.path)

/** Whether the operation needs ids that only the server knows, beside a record's own. */
export const hasOtherParameters = ({ described }: Subject) => /\{(?!id\})/.test(described.path)

export const hasPathParameters = ({ described }: Subject) => described.path.includes('{')

// For texts whose description does not say that they are existing days, or addresses.
const usualTexts = [
  ['2026-11-22', '2026-11-23'],
  ['2026-11-22T09:00:00.000Z', '2026-11-23T09:00:00.000Z'],
  ['somebody@example.com'],
]

/** The query that the operation requires. */
export function requiredQuery(parts: Parts, subject: Subject): string {
  const needed = subject.described.parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const { query } = subject.endpoint
  if (needed.length === 0 || !query) return ''
  // Known values with the same name would not suit all parameters.
  const making = { ...createMaking(parts, subject), knownValues: new Map() }
  const fields = Object.fromEntries(needed.map(({ name, schema }) => [name, createValue(schema, name, making)]))
  const usual = usualTexts.map((texts) =>
    Object.fromEntries(needed.map(({ name }, at) => [name, texts[at] ?? texts[0]])),
  )
  const sampled = fc.sample(fc.record(fields), { seed, numRuns: tries })
  const right = [...usual, ...sampled].find((values) => query.safeParse(values).success)
  // A list repeats its parameter.
  const pairs = Object.entries(right ?? {}).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  return new URLSearchParams(pairs).toString()
}

/** The path with a further query parameter. */
export const withQuery = (path: string, query: string) =>
  query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
