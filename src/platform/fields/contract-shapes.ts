import * as z from 'zod'

/** The schemas of fields by name, in display order. */
export type Shape = z.ZodRawShape

/** The names of some fields. */
export type NameIn<Fields extends Shape> = keyof Fields & string

export type Given<Schema> = Schema extends z.ZodDefault<infer Inner> ? Inner : Schema

/** The schema of the input, without defaults, `nullable` and the like. */
export function innermost(schema: unknown): unknown {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
  )
    return innermost(schema.def.innerType)
  // An address or an empty text.
  if (schema instanceof z.ZodUnion) return innermost(schema.options.find((option) => !(option instanceof z.ZodLiteral)))
  return schema
}

type InChanges<Fields extends Shape> = { [Name in keyof Fields]: Given<Fields[Name]> }

/** The schemas of fields for a partial change: without defaults, which would overwrite other fields. */
export function inChanges<Fields extends Shape>(fields: Fields): InChanges<Fields> {
  const entries = Object.entries(fields).map(([name, schema]) => [
    name,
    schema instanceof z.ZodDefault ? schema.unwrap() : schema,
  ])
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same names, which the compiler cannot follow
  return Object.fromEntries(entries) as InChanges<Fields>
}

type InResponses<Fields extends Shape> = {
  [Name in keyof Fields]: Given<Fields[Name]> extends z.ZodEnum | z.ZodBoolean
    ? Given<Fields[Name]>
    : z.ZodType<z.output<Fields[Name]>, z.output<Fields[Name]>>
}

// `z.int()` is its own check.
const isWhole = (schema: z.ZodNumber) =>
  [schema, ...(schema.def.checks ?? [])].some(
    (check: unknown) => check instanceof z.core.$ZodCheckNumberFormat && check._zod.def.format.includes('int'),
  )

function withoutBounds(schema: unknown) {
  if (schema instanceof z.ZodNumber) return isWhole(schema) ? z.int() : z.number()
  if (schema instanceof z.ZodArray) return z.array(schema.element)
  return schema instanceof z.ZodString || schema instanceof z.ZodEmail || schema instanceof z.ZodURL
    ? z.string()
    : schema
}

function inResponse(schema: unknown) {
  const plain = withoutBounds(innermost(schema))
  const provided = schema instanceof z.ZodDefault ? schema.unwrap() : schema
  if (!(plain instanceof z.ZodType)) return plain
  if (provided instanceof z.ZodNullable) return plain.nullable()
  // Texts have the empty text as their empty value.
  return provided instanceof z.ZodUnion && !(plain instanceof z.ZodString) ? z.union([z.literal(''), plain]) : plain
}

/** The schemas of fields in responses: older records need not fulfil present rules for input. */
export function inResponses<Fields extends Shape>(fields: Fields): InResponses<Fields> {
  const plain = Object.entries(fields).map(([name, schema]) => [name, inResponse(schema)])
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same names, which the compiler cannot follow
  return Object.fromEntries(plain) as InResponses<Fields>
}
