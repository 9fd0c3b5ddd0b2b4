import * as z from 'zod'

/** The parts of JSON Schema from which tests generate values. */
export const JsonSchema = z.looseObject({
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
export type JsonSchema = z.infer<typeof JsonSchema>

/** A text of each format. */
export const formats: Record<string, string> = {
  email: 'somebody@example.com',
  uuid: '7d444840-9dc0-4b1e-8b5f-0d1c1a3b5c7d',
  'date-time': '2031-03-02T09:00:00.000Z',
  date: '2031-03-02',
  uri: 'https://example.com/',
}

/** A schema as JSON Schema, for input. */
export const toJsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
