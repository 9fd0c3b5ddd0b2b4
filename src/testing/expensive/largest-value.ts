import * as z from 'zod'
import { JsonSchema, formats } from '#testing/inputs/json-schema.ts'
import { longText } from './texts.ts'

const Bounded = JsonSchema.extend({
  maxLength: z.int().optional(),
  maximum: z.number().optional(),
  maxItems: z.int().optional(),
  additionalProperties: z.unknown().optional(),
})

/** The remaining characters and values of a body. */
interface Room {
  characters: number
  values: number
}

/**
 * The largest value that a schema accepts within this room, of a repeated text; `isRight` keeps the texts of formats
 * valid.
 */
export function largestOf(given: unknown, text: string, room: Room, isRight: boolean, index = 0): unknown {
  const schema = Bounded.parse(given)
  const within = (part: unknown, count: number, at = index) =>
    largestOf(
      part,
      text,
      { characters: Math.floor(room.characters / count), values: Math.floor(room.values / count) },
      isRight,
      at,
    )
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[index % schema.enum.length]
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (branches) return within(branches.at(-1) ?? {}, 1)
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties ?? {})
    if (properties.length > 0)
      return Object.fromEntries(properties.map(([name, part]) => [name, within(part, properties.length)]))
    const count = Math.max(1, Math.floor(Math.min(room.values / 2, room.characters / 40)))
    return Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`k${at}`, within(schema.additionalProperties ?? {}, count)]),
    )
  }
  if (schema.type === 'array') {
    const count = Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? Infinity, Math.floor(room.values / 2)))
    return Array.from({ length: count }, (_, at) => within(schema.items ?? {}, count, at))
  }
  if (schema.type === 'integer' || schema.type === 'number') return (schema.minimum ?? 1) + index
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  const right = schema.format === undefined ? undefined : formats[schema.format]
  if (isRight && right !== undefined) return right
  return longText(text, Math.max(1, Math.min(schema.maxLength ?? Infinity, room.characters)))
}
