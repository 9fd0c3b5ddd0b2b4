import type * as z from 'zod'
import { toJsonSchema, JsonSchema, formats } from './json-schema.ts'

const text = ({ format = '', minLength = 1 }: JsonSchema) => formats[format] ?? 'x'.repeat(Math.max(minLength, 1))

function generate(given: unknown): unknown {
  const schema = JsonSchema.parse(given)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (first !== undefined) return generate(first)
  if (schema.type === 'object') {
    const properties = schema.properties ?? {}
    return Object.fromEntries((schema.required ?? []).map((name) => [name, generate(properties[name] ?? {})]))
  }
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => generate(schema.items ?? {}))
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1, 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  return text(schema)
}

/** The minimal value of a schema, as far as its description says. */
export const minimalValue = (schema: z.ZodType): unknown => generate(toJsonSchema(schema))
