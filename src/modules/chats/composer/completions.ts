import { fold } from '#platform/text/fold.ts'
import type { TypedQuery } from '#platform/ui/suggestions/use-suggestions.ts'

/** The text after an @, a # or a : at the caret, and its position. */
export interface Completion extends TypedQuery {
  sign: '@' | '#' | ':'
}

const word = String.raw`[\p{L}\p{M}\p{N}._'’-]`
const patterns = {
  '@': new RegExp(String.raw`(?:^|[\s(])@(${word}*(?: ${word}*)?)$`, 'u'),
  '#': new RegExp(String.raw`(?:^|[\s(])#(${word}*(?: ${word}*)?)$`, 'u'),
  // At least two letters, since colons are common in sentences.
  ':': /(?:^|[\s(]):([\p{L}\p{M}]{2,}[\p{L}\p{M}\p{N}_-]*)$/u,
}

const signs = ['@', '#', ':'] as const

/** The completion at the caret, if any. */
export function findCompletion(text: string, caret: number): Completion | undefined {
  const before = text.slice(0, caret)
  for (const sign of signs) {
    const q = patterns[sign].exec(before)?.[1]
    if (q !== undefined) return { sign, q, start: caret - q.length - 1, caret }
  }
  return undefined
}

/** True if a name, or one of its words, begins with `q`. */
export const hasWordPrefix = (name: string, q: string) => {
  const [folded, foldedQuery] = [fold(name), fold(q)]
  return folded.startsWith(foldedQuery) || folded.split(/[\s,]+/).some((one) => one.startsWith(foldedQuery))
}
