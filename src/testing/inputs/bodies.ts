import type * as z from 'zod'
import { toJsonSchema, JsonSchema, formats } from './json-schema.ts'

/** Existing ids: of records, and of another user. */
interface Known {
  ids: readonly (number | string)[]
  userId: string
}

// Further ones test nothing new, and each costs a request.
const maxBodies = 40

function textFor(name: string, { format = '', minLength = 1 }: JsonSchema, { userId }: Known) {
  if (/(user|owner|assignee|author|member)(Id)?s?$/i.test(name)) return [userId]
  return [
    formats[format],
    'x'.repeat(Math.max(minLength, 1)),
    '2031-03-02',
    '2031-03-02T09:00',
    'Europe/London',
  ].flatMap((value) => value ?? [])
}

/** Values that a schema may accept, the simplest first. */
function listValues(given: unknown, name: string, known: Known): unknown[] {
  const node = JsonSchema.parse(given)
  if (node.const !== undefined) return [node.const]
  if (node.enum) return [...new Set([node.enum[0], node.enum.at(-1), ...node.enum])]
  const branches = node.anyOf ?? node.oneOf ?? node.allOf
  if (branches) return branches.flatMap((branch) => listValues(branch, name, known).slice(0, 3))
  if (node.type === 'object') return listObjects(node, known)
  if (node.type === 'array') return [1, 0].flatMap((size) => listArrays(node, name, known, size))
  if (node.type === 'boolean') return [true, false]
  if (node.type === 'null') return [null]
  if (node.type === 'string') return textFor(name, node, known)
  const least = Math.max(node.minimum ?? 1, (node.exclusiveMinimum ?? 0) + 1, 1)
  return /id$/i.test(name) ? [...known.ids, least] : [least, least + 1]
}

function listArrays(node: JsonSchema, name: string, known: Known, size: number): unknown[][] {
  if (size < (node.minItems ?? 0)) return []
  if (size === 0) return [[]]
  return listValues(node.items ?? {}, name.replace(/s$/, ''), known)
    .slice(0, 3)
    .map((item) => [item])
}

/** An object with its required fields, then with one more or another one, then with all fields. */
function listObjects({ properties = {}, required = [] }: JsonSchema, known: Known): object[] {
  const choices = Object.entries(properties).map(([name, schema]) => [name, listValues(schema, name, known)] as const)
  const firsts = choices.filter(([, [first]]) => first !== undefined)
  const least = Object.fromEntries(
    firsts.filter(([name]) => required.includes(name)).map(([name, [first]]) => [name, first]),
  )
  const others = choices.flatMap(([name, values]) =>
    values.slice(required.includes(name) ? 1 : 0, 4).map((value) => ({ ...least, [name]: value })),
  )
  return [least, Object.fromEntries(firsts.map(([name, [first]]) => [name, first])), ...others].slice(0, maxBodies)
}

/** Bodies that an endpoint may accept, as far as its schema says. */
export const listBodies = (schema: z.ZodType, known: Known): unknown[] =>
  listValues(toJsonSchema(schema), '', known).slice(0, maxBodies)
