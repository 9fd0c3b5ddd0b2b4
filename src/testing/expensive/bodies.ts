import type * as z from 'zod'
import { maxBodyBytes, maxJsonDepth, maxJsonValues } from '#platform/request-limits.ts'
import { toJsonSchema, JsonSchema } from '#testing/inputs/json-schema.ts'
import { minimalValue } from '#testing/inputs/minimal-value.ts'
import { largestOf } from './largest-value.ts'
import { expensiveTexts, longKeys, longText, manyKeys, nested } from './texts.ts'

const values = maxJsonValues - 200
// Cost that is more than linear shows at a third of the length, and all bodies are sent in a third of the time.
const characters = Math.floor(maxBodyBytes / 4)

const texts = Object.values(expensiveTexts)
const turns = 2

// Most bodies do not depend on the operation. They are cached, so that the test does not measure their memory.
const textCache = new Map<string, string>()
const maxCached = 20
const cacheText = (key: string, make: () => unknown) => {
  const text = textCache.get(key) ?? JSON.stringify(make())
  if (textCache.size >= maxCached) textCache.clear()
  textCache.set(key, text)
  return text
}

/** Lists of objects with as many keys as fit, where a schema allows any: rows of an import. */
export const wideRows = 'wide rows'

const wrong: Readonly<Record<string, (share: number) => unknown>> = {
  'deep values': (share) => Array.from({ length: share / maxJsonDepth }, () => nested(maxJsonDepth - 10)),
  'arrays of objects': (share) => Array.from({ length: share / 2 }, () => ({})),
  'arrays of unknown keys': (share) => Array.from({ length: share / 50 }, () => manyKeys(40)),
  'arrays of numbers': (share) => Array.from({ length: share - 2 }, (_, at) => at),
  'objects of many keys': (share) => manyKeys(share - 2),
}

/** The most expensive bodies within the limits, for an endpoint with this schema, by what makes them expensive. */
export function expensiveBodies(schema: z.ZodType): [string, string][] {
  const described = toJsonSchema(schema)
  const properties = Object.keys(JsonSchema.parse(described).properties ?? {})
  const fields = properties.length > 0 ? properties : ['field']
  const [first] = fields
  const share = Math.floor(values / fields.length)
  const room = Math.floor(characters / fields.length)
  const object = (value: (index: number) => string) =>
    `{${fields.map((name, index) => `${JSON.stringify(name)}:${value(index)}`).join(',')}}`
  const least = JSON.stringify(minimalValue(schema))
  const added = (more: string) =>
    least.length > 2 && least.endsWith('}') ? `${least.slice(0, -1)},${more.slice(1)}` : more
  return [
    ['unknown keys', added(cacheText('keys', () => manyKeys(values)))],
    ['long keys', added(cacheText('long keys', () => longKeys(4, 60_000)))],
    ...Object.entries(wrong).map(([name, make]): [string, string] => [
      name,
      object(() => cacheText(`${name} ${share}`, () => make(share))),
    ]),
    ...Array.from({ length: turns }, (_, turn): [string, string] => [
      `expensive texts, turn ${turn}`,
      object((index) => {
        const part = texts[(turn * Math.ceil(texts.length / turns) + index) % texts.length] ?? ''
        return cacheText(`${part} ${room}`, () => longText(part, room))
      }),
    ]),
    ...['ligatures', 'marks', 'tags'].map((name): [string, string] => [
      `much of ${name}`,
      JSON.stringify(largestOf(described, expensiveTexts[name] ?? '', { characters, values: 3000 }, true)),
    ]),
    [wideRows, JSON.stringify(largestOf(described, 'x', { characters, values: values - 5000 }, true))],
    ['a long number', `{${JSON.stringify(first)}:${'1'.repeat(characters)}}`],
    ['a long text of escapes', `{${JSON.stringify(first)}:"${String.raw`\u0301`.repeat(characters / 6)}"}`],
  ]
}
