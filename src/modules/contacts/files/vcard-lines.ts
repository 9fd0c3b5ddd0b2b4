import { OversizedTable } from '#platform/text/csv.ts'
import { maxTableRows, maxTableCell } from '#platform/request-limits.ts'

/** A line of a vCard; `value` is still escaped. */
export interface VcardLine {
  name: string
  /** `item1` of `item1.TEL`, which links a label to it. */
  group: string
  /** Types in upper case, from `TYPE=work,pref` or the bare `;WORK;PREF` of version 2.1. */
  types: string[]
  value: string
}

// Bounds the cost of the patterns for names and parameters.
const maxHeadLength = 2000
const isQuotedPrintable = (line: string) =>
  /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(line.slice(0, maxHeadLength))

/** Joins folded lines, and quoted-printable lines that end with `=`. */
function* unfoldLines(text: string) {
  let foldedLines: string[] = []
  let isQuoted = false
  for (const line of text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')) {
    // Tested on the first part only: testing the joined text takes minutes for a line of very many parts.
    if (foldedLines.length === 0) isQuoted = line.endsWith('=') && isQuotedPrintable(line)
    const goesOn = isQuoted && line.endsWith('=')
    foldedLines.push(goesOn ? line.slice(0, -1) : line)
    if (goesOn) continue
    const unfoldedLine = foldedLines.join('')
    foldedLines = []
    if (unfoldedLine.trim() !== '') yield unfoldedLine
  }
  const lastLine = foldedLines.join('')
  if (lastLine) yield lastLine
}

function createDecoder(charset: string) {
  try {
    return new TextDecoder(charset || 'utf-8')
  } catch {
    return new TextDecoder()
  }
}

function decoded(text: string, charset: string) {
  const bytes = new TextEncoder().encode(text)
  const result: number[] = []
  for (let index = 0; index < bytes.length; index += 1) {
    const hex = bytes[index] === 61 ? String.fromCharCode(bytes[index + 1] ?? 0, bytes[index + 2] ?? 0) : ''
    if (/^[0-9a-f]{2}$/i.test(hex)) {
      result.push(Number.parseInt(hex, 16))
      index += 2
    } else result.push(bytes[index] ?? 0)
  }
  return createDecoder(charset).decode(new Uint8Array(result))
}

function parseLine(text: string): VcardLine | undefined {
  const [prefix = '', head = ''] = /^((?:"[^"]*"|[^":])*):/.exec(text.slice(0, maxHeadLength)) ?? []
  const value = text.slice(prefix.length)
  const [name = '', ...parameters] = head.match(/(?:"[^"]*"|[^";])+/g) ?? []
  if (!name) return undefined
  const namedParameters = parameters.map((parameter) => /^(?:([\w-]+)=)?(.*)$/s.exec(parameter) ?? [])
  const charset = namedParameters.find(([, key]) => key?.toUpperCase() === 'CHARSET')?.[2] ?? ''
  const kinds = namedParameters.filter(([, key]) => key === undefined || key.toUpperCase() === 'TYPE')
  return {
    name: name.replace(/^.*\./, '').trim().toUpperCase(),
    group: name.includes('.') ? name.replace(/\..*$/, '').trim().toUpperCase() : '',
    types: [
      ...kinds.flatMap(([, , kind = '']) => kind.replaceAll('"', '').toUpperCase().split(',')),
      ...namedParameters.flatMap(([, key]) => (key?.toUpperCase() === 'PREF' ? 'PREF' : [])),
    ],
    value: isQuotedPrintable(text) ? decoded(value, charset) : value,
  }
}

// Pictures, sounds and keys are large and not imported; the import says so.
const omitted = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY'])

function checked(line: VcardLine) {
  if (line.value.length > maxTableCell) throw new OversizedTable('longCell', maxTableCell)
  return line
}

/**
 * The cards of a file of version 2.1, 3.0 or 4.0 as lines, without invalid ones, and the number of pictures, logos,
 * sounds and keys, which are left out. Throws `OversizedTable` beyond the
 * limits.
 */
export function readCards(text: string): { cards: VcardLine[][]; omittedCount: number } {
  const cards: VcardLine[][] = []
  let omittedCount = 0
  let depth = 0
  for (const unfoldedLine of unfoldLines(text.replace(/^\uFEFF/, ''))) {
    const line = parseLine(unfoldedLine)
    if (!line) continue
    const isCard = line.value.trim().toUpperCase() === 'VCARD'
    if (line.name === 'BEGIN' && isCard) {
      depth += 1
      if (depth === 1) cards.push([])
      if (cards.length > maxTableRows) throw new OversizedTable('manyRows', maxTableRows)
    } else if (line.name === 'END' && isCard) depth = Math.max(0, depth - 1)
    // A nested card describes an assistant.
    else if (depth === 1 && omitted.has(line.name)) omittedCount += line.value.trim() === '' ? 0 : 1
    else if (depth === 1) cards.at(-1)?.push(checked(line))
  }
  return { cards, omittedCount }
}

export const unescaped = (text: string) =>
  text.replace(/\\(.)/gs, (_, character: string) => (/n/i.test(character) ? '\n' : character))

/** Splits a value at unescaped separators. */
export function splitValue(value: string, separator: ';' | ',') {
  const parts = ['']
  for (const [part] of value.matchAll(/\\.|[^\\;,]+|[^]/gs)) {
    if (part === separator) parts.push('')
    else parts[parts.length - 1] += part
  }
  return parts.map((part) => unescaped(part).trim())
}
