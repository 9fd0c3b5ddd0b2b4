import fc from 'fast-check'
import * as z from 'zod'
import { wrongValues } from './wrong-values.ts'

/** Existing values for requests: those of the server's responses, by the name of their field or of their parent. */
export type KnownValues = ReadonlyMap<string, readonly (number | string)[]>

/** How to generate a value: the existing ones, and the percentage of wrong parts. */
export interface Making {
  knownValues: KnownValues
  /** The record type of the ids in the path. */
  topic: string
  /** The schema that a reference of the document names. */
  schemaAt(reference: string): unknown
  wrong: number
  /** Number of references so far. */
  depth?: number
}

const Schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string()).transform(([first]) => first)]).optional(),
  $ref: z.string().optional(),
  const: z.json().optional(),
  enum: z.array(z.json()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.int().default(0),
  maxLength: z.int().default(60),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  minItems: z.int().default(0),
  maxItems: z.int().optional(),
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
  propertyNames: z.unknown().optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
})
type Schema = z.infer<typeof Schema>

const days = ['2026-11-22', '2031-03-02', '2024-02-29']
const moments = ['2026-11-22T09:00:00.000Z', '2031-03-02T09:00:00.000Z', '2026-03-29T01:30:00.000Z']

const byFormat: Record<string, fc.Arbitrary<string>> = {
  email: fc.constantFrom('somebody@example.com', 'öznur@example.com', 'a.b+c@example.co.uk'),
  uuid: fc.uuid(),
  'date-time': fc.constantFrom(...moments),
  date: fc.constantFrom(...days),
  uri: fc.constantFrom('https://example.com/', 'http://example.com/a?b=c#d'),
}

const words = fc.constantFrom('Low tide', 'ÖZTÜRK', '中文', 'مرحبا', 'x', 'a b c', '😀', 'Europe/London', '1', ...days)

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '')

/** Existing values for a field with this name: `id` of the topic, `messageId` of a message, `users` of a user. */
export function knownFor(name: string, { knownValues, topic }: Making) {
  if (/^ids?$/i.test(name)) return knownValues.get(topic) ?? []
  const plain = singular(name)
  return [name, plain, plain.replace(/Id$/, ''), plain.replace(/^.*(user|owner|assignee|author|member)(Id)?$/i, 'user')]
    .map((key) => knownValues.get(key) ?? [])
    .reduce((a, b) => (a.length > 0 ? a : b))
}

function text(schema: Schema, name: string, making: Making): fc.Arbitrary<unknown> {
  const candidates = knownFor(name, making).filter((value) => typeof value === 'string')
  const { minLength, maxLength, pattern, format } = schema
  const generated =
    byFormat[format ?? ''] ??
    (pattern === undefined || /\(\?[=!<]/.test(pattern)
      ? fc.oneof(words, fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' }))
      : fc.stringMatching(new RegExp(pattern, 'u')))
  return candidates.length > 0
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...candidates) }, generated)
    : generated
}

function number({ type, minimum, maximum, exclusiveMinimum = -Infinity }: Schema, name: string, making: Making) {
  const candidates = knownFor(name, making).filter((value) => typeof value === 'number')
  const min = Math.ceil(Math.max(minimum ?? -1000, exclusiveMinimum))
  const range = { min: Math.min(min, maximum ?? min), max: Math.max(min, Math.min(maximum ?? 1000, min + 1000)) }
  const generated = type === 'integer' ? fc.integer(range) : fc.double({ ...range, noNaN: true })
  return candidates.length > 0
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...candidates) }, generated)
    : generated
}

const extras = fc.dictionary(
  fc.constantFrom('extra', 'id', 'role', 'ownerId', 'createdAt', '__proto__', 'constructor', 'isAdmin'),
  wrongValues,
  { minKeys: 1, maxKeys: 2 },
)

function object({ properties = {}, required, additionalProperties, propertyNames }: Schema, making: Making) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, createValue(schema, name, making)]),
  )
  const right = fc.record(fields, { requiredKeys: required })
  const open = Schema.safeParse(additionalProperties).data
  const keys =
    propertyNames === undefined
      ? fc.constantFrom('a', 'b', 'title')
      : createValue(propertyNames, '', { ...making, wrong: 0 })
  const filled =
    open === undefined
      ? right
      : fc
          .tuple(right, fc.dictionary(keys.map(String), createValue(open, '', making), { maxKeys: 3 }))
          .map(([own, more]) => ({ ...own, ...more }))
  if (making.wrong === 0) return filled
  return fc.oneof(
    { weight: 100 - making.wrong, arbitrary: filled },
    { weight: making.wrong / 2, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: making.wrong / 2, arbitrary: fc.tuple(filled, extras).map(([own, more]) => ({ ...own, ...more })) },
  )
}

function rightValue(given: unknown, name: string, making: Making): fc.Arbitrary<unknown> {
  const schema = Schema.parse(given)
  const { depth = 0 } = making
  // Recursive schemas end at once.
  if (schema.$ref !== undefined && depth > 2) return fc.constant(null)
  if (schema.$ref !== undefined) return rightValue(making.schemaAt(schema.$ref), name, { ...making, depth: depth + 1 })
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (branches) return fc.oneof(...branches.map((branch) => createValue(branch, name, making)))
  if (schema.type === 'object') return object(schema, making)
  if (schema.type === 'array') {
    const { minItems, maxItems = minItems + 3 } = schema
    return fc.array(createValue(schema.items ?? {}, name, making), {
      minLength: minItems,
      maxLength: Math.min(maxItems, minItems + 3),
    })
  }
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'string') return text(schema, name, making)
  if (schema.type === 'integer' || schema.type === 'number') return number(schema, name, making)
  // If any value is allowed, valid ones exclude values that are made to be refused, such as 1,500 nested lists.
  return making.wrong === 0 ? fc.jsonValue({ maxDepth: 3 }) : wrongValues
}

/** Values of a schema, with other values in some parts. */
export function createValue(schema: unknown, name: string, making: Making): fc.Arbitrary<unknown> {
  const right = rightValue(schema, name, making)
  if (making.wrong === 0) return right
  return fc.oneof({ weight: 100 - making.wrong, arbitrary: right }, { weight: making.wrong, arbitrary: wrongValues })
}
