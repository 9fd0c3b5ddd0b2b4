import * as z from 'zod'
import { pauseWhenDue } from '#platform/records/in-slices.ts'
import { type RichTextKind, getRichText, type SafeHtml } from '#platform/rich-text/rich-text.ts'
import { HtmlRefused } from './parse-html.ts'
import { sanitise } from './rich-text.ts'

/** Sanitises one text; rejects with `HtmlRefused` if it exceeds a limit. */
export type Sanitiser = (html: string, kind: RichTextKind) => Promise<SafeHtml>

/** On the calling thread, for a server with a thread of its own, as in the browser. */
export const sanitiseInline: Sanitiser = async (html, kind) => {
  await pauseWhenDue()
  return sanitise(html, kind)
}

/** Positions of rich texts in a value. */
interface Fields {
  kind?: RichTextKind
  named: ReadonlyMap<string, Fields>
  items?: Fields
}

const none: Fields = { named: new Map() }

const hasRichText = ({ kind, named, items }: Fields) => kind !== undefined || named.size > 0 || items !== undefined

function mergeFields(all: readonly Fields[]): Fields {
  const names = new Set(all.flatMap(({ named }) => [...named.keys()]))
  const named = new Map(
    [...names].map((name) => [name, mergeFields(all.flatMap((fields) => fields.named.get(name) ?? []))]),
  )
  const [kind] = all.flatMap((fields) => fields.kind ?? [])
  const items = all.flatMap((fields) => fields.items ?? [])
  return { named, ...(kind && { kind }), ...(items.length > 0 && { items: mergeFields(items) }) }
}

/** The schemas to which a schema passes the same value. */
function innerSchemas(schema: unknown): readonly unknown[] {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  )
    return [schema.def.innerType]
  if (schema instanceof z.ZodUnion) return schema.def.options
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right]
  return schema instanceof z.ZodPipe ? [schema.def.out] : []
}

function findFields(schema: unknown): Fields {
  if (!(schema instanceof z.ZodType)) return none
  const kind = getRichText(schema)
  if (kind) return { kind, named: new Map() }
  if (schema instanceof z.ZodObject) {
    const named = Object.entries(schema.shape).map(([name, field]) => [name, findFields(field)] as const)
    return { named: new Map(named.filter(([, fields]) => hasRichText(fields))) }
  }
  if (schema instanceof z.ZodArray) {
    const items = findFields(schema.element)
    return hasRichText(items) ? { named: new Map(), items } : none
  }
  return mergeFields(innerSchemas(schema).map(findFields))
}

const cache = new WeakMap<z.ZodType, Fields>()

/**
 * Positions of rich texts according to a schema: in objects, lists and unions, but not in records and recursive
 * schemas.
 */
function findRichTextFields(schema: z.ZodType) {
  const fields = cache.get(schema) ?? findFields(schema)
  cache.set(schema, fields)
  return fields
}

/** The paths of a schema's rich texts, dotted, with `*` for a list's items. */
export function richTextPaths(schema: z.ZodType): string[] {
  const listPaths = ({ kind, named, items }: Fields, path: readonly string[]): string[] => [
    ...(kind ? [path.join('.')] : []),
    ...[...named].flatMap(([name, fields]) => listPaths(fields, [...path, name])),
    ...(items ? listPaths(items, [...path, '*']) : []),
  ]
  return listPaths(findRichTextFields(schema), [])
}

async function sanitiseFields(fields: Fields, value: unknown, path: string, sanitiser: Sanitiser): Promise<unknown> {
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`)
  if (typeof value === 'string' && fields.kind) {
    return sanitiser(value, fields.kind).catch((error: unknown) => {
      throw error instanceof HtmlRefused ? error.at(path) : error
    })
  }
  if (Array.isArray(value) && fields.items) {
    const items: unknown[] = []
    for (const [index, item] of value.entries())
      items.push(await sanitiseFields(fields.items, item, at(index), sanitiser))
    return items
  }
  if (typeof value !== 'object' || value === null) return value
  const clean: Record<string, unknown> = { ...value }
  for (const [name, inner] of fields.named) {
    if (Object.hasOwn(clean, name)) clean[name] = await sanitiseFields(inner, clean[name], at(name), sanitiser)
  }
  return clean
}

/**
 * Sanitises the rich texts of a parsed body for the handler, one after the other, so that a body of many texts does not
 * occupy the sanitiser. A refusal is a 422 at its field.
 */
export async function sanitiseRichTexts(
  schema: z.ZodType | undefined,
  body: unknown,
  sanitiser: Sanitiser = sanitiseInline,
) {
  const fields = schema && findRichTextFields(schema)
  return fields && hasRichText(fields) ? sanitiseFields(fields, body, '', sanitiser) : body
}
