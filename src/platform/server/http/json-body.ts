import { Failure, refused } from '#platform/errors/failure.ts'
import { maxJsonDepth, maxJsonValues } from '#platform/request-limits.ts'

const escapes = /\\u(0000|d[89a-f])/i
export const unstorable = 'A text contains a NUL character or an unpaired surrogate'

/** PostgreSQL stores neither NUL characters nor halves of surrogate pairs, SQLite cannot search them. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every((entry) => entry.every(isStorable))
}

/** The end of a text whose quote is `at`. */
function endOfText(text: string, at: number) {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text[before] === '\\') before--
    const isEscaped = (end - before) % 2 === 0
    if (!isEscaped) return end
  }
  return text.length
}

/** Checks the limits of a JSON text before it is parsed. Each value but the first of its array or object has a comma before it. */
function findExceededLimit(text: string) {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '"') at = endOfText(text, at)
    else if (letter === '[' || letter === '{') {
      depth++
      values++
    } else if (letter === ']' || letter === '}') depth--
    else if (letter === ',') values++
    if (depth > maxJsonDepth) return 'The body is nested too deeply'
    if (values > maxJsonValues) return `The body has more than ${maxJsonValues} values`
  }
  return undefined
}

/** Parses a JSON text that can be stored and traversed safely. Throws 400 beyond the limits of `request-limits.ts`. */
export function parseJson(text: string): unknown {
  const excess = findExceededLimit(text)
  if (excess !== undefined) throw new Failure(400, excess)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Failure(400, 'The body is not valid JSON', { cause })
  }
  if (escapes.test(text) && !isStorable(value)) throw refused('', unstorable)
  return value
}
