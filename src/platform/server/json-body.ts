import { Failure, refused } from '#platform/failure.ts'

const escapes = /\\u(0000|d[89a-f])/i
export const unstorable = 'A text holds a NUL character or half of a surrogate pair'

/** PostgreSQL stores neither NUL characters nor halves of surrogate pairs, SQLite cannot search them. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every((entry) => entry.every(isStorable))
}

// No body of the house is a tenth as deep, and whatever walks through a value has only so much stack.
const deepest = 200

function isTooDeep(text: string) {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (isText) {
      if (letter === '\\') at++
      else if (letter === '"') isText = false
    } else if (letter === '"') isText = true
    else if (letter === '[' || letter === '{') depth++
    else if (letter === ']' || letter === '}') depth--
    if (depth > deepest) return true
  }
  return false
}

/** The value of a JSON text, of which everything can be stored and walked through. */
export function jsonOf(text: string): unknown {
  if (isTooDeep(text)) throw new Failure(400, 'The body is nested too deeply')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Failure(400, 'The body is not valid JSON', { cause })
  }
  if (escapes.test(text) && !isStorable(value)) throw refused('', unstorable)
  return value
}
