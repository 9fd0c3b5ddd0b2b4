import type * as z from 'zod'
import { describe, Described, formats } from './described.ts'

const text = ({ format = '', minLength = 1 }: Described) => formats[format] ?? 'x'.repeat(Math.max(minLength, 1))

function made(given: unknown): unknown {
  const schema = Described.parse(given)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (first !== undefined) return made(first)
  if (schema.type === 'object') {
    const properties = schema.properties ?? {}
    return Object.fromEntries((schema.required ?? []).map((name) => [name, made(properties[name] ?? {})]))
  }
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => made(schema.items ?? {}))
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1, 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  return text(schema)
}

/** The minimal value of a schema, as far as its description says. */
export const leastOf = (schema: z.ZodType): unknown => made(describe(schema))
