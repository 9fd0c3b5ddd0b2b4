import * as z from 'zod'

const Schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string()).transform(([first]) => first)]).optional(),
  const: z.json().optional(),
  enum: z.array(z.json()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.int().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  minItems: z.int().optional(),
  default: z.json().optional(),
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
})
type Schema = z.infer<typeof Schema>

const formats: Record<string, string> = {
  email: 'somebody@example.com',
  uuid: '7d444840-9dc0-4b1e-8b5f-0d1c1a3b5c7d',
  'date-time': '2031-03-02T09:00:00.000Z',
  date: '2031-03-02',
  uri: 'https://example.com/',
}

const text = ({ format = '', minLength = 1 }: Schema) => formats[format] ?? 'x'.repeat(Math.max(minLength, 1))

function made(given: unknown): unknown {
  const schema = Schema.parse(given)
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

/** The least that a schema takes, as far as its description tells. */
export const leastOf = (schema: z.ZodType): unknown =>
  made(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
