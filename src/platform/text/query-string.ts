import * as z from 'zod'

const inner = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodCatch
    ? inner(schema.def.innerType)
    : schema

const fromText = (schema: unknown, text: string): unknown => {
  const kind = inner(schema)
  if (kind instanceof z.ZodBoolean) return text === 'true' ? true : text === 'false' ? false : text
  if (kind instanceof z.ZodNumber) return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
  return text
}

/**
 * The values of a query string with the types of the schema's fields; an invalid value stays text, for the schema to
 * refuse.
 */
export function readQuery(schema: z.ZodObject, search: URLSearchParams): Record<string, unknown> {
  const read = (key: string, texts: readonly string[]) => {
    const field: unknown = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined
    const kind = inner(field)
    if (kind instanceof z.ZodArray) return texts.map((text) => fromText(kind.element, text))
    return texts.length > 1 ? texts : fromText(field, texts[0] ?? '')
  }
  const texts = Map.groupBy(search, ([key]) => key)
  return Object.fromEntries(
    [...texts].map(([key, pairs]) => [
      key,
      read(
        key,
        pairs.map(([, text]) => text),
      ),
    ]),
  )
}

/** A query string without undefined and empty values; lists repeat their key. */
export function writeQuery(values: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item))
    }
  }
  return search
}
