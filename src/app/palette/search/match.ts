import { isOneSlip } from './distance.ts'
import { between, type Folded, folded, wordsOf } from './folded.ts'

export type Mark = readonly [from: number, to: number]

export interface Match {
  /** From 0 to 1. */
  score: number
  /** Matched ranges of the name. */
  marks: readonly Mark[]
}

// Minimum lengths; shorter words have too many matches.
const leastForSlip = 4
const leastWithin = 2

const isDense = (text: string) => /\p{Script=Han}/u.test(text)

type Words = ReturnType<typeof wordsOf>

/**
 * Finds a typed word among others, best first: the whole word or a prefix; in names also an infix, or a prefix with one
 * typing error.
 */
function find(typed: string, words: Words, isName = true) {
  const at = (score: number, test: (word: string) => number, length = typed.length) => {
    for (const { word, index } of words) {
      const found = test(word)
      if (found >= 0) return { score, from: index + found, to: index + Math.min(found + length, word.length) }
    }
    return undefined
  }
  const slips = (word: string) =>
    [0, -1, 1].some((more) => isOneSlip(typed, word.slice(0, typed.length + more))) ? 0 : -1
  return (
    at(1, (word) => (word === typed ? 0 : -1)) ??
    at(0.9, (word) => (word.startsWith(typed) ? 0 : -1)) ??
    ((isName && typed.length >= leastWithin) || isDense(typed) ? at(0.6, (word) => word.indexOf(typed)) : undefined) ??
    (isName && typed.length >= leastForSlip ? at(0.4, slips) : undefined)
  )
}

/** `nt` matches "New ticket" by the initials of its words. */
function initials(typed: string, words: Words) {
  if (typed.length < 2 || typed.length > words.length) return undefined
  const first = words.slice(0, typed.length)
  return first.map(({ word }) => word[0]).join('') === typed ? first : undefined
}

/** Matches typed text against a name and keywords; undefined without a match. */
export function match(typed: string, name: string, besides = ''): Match | undefined {
  const asked = wordsOf(folded(typed).text).map(({ word }) => word)
  if (asked.length === 0) return { score: 0, marks: [] }
  const own: Folded = folded(name)
  const words = wordsOf(own.text)
  const more = wordsOf(folded(besides).text)
  const marks: Mark[] = []
  let score = 0
  for (const word of asked) {
    const found = find(word, words)
    const first = found && found.score >= 0.9 ? undefined : initials(word, words)
    if (first) {
      score += 0.8
      marks.push(...first.map(({ index }) => between(own, index, index + 1)))
    } else if (found) {
      score += found.score
      marks.push(between(own, found.from, found.to))
    } else {
      const elsewhere = find(word, more, false)
      if (!elsewhere) return undefined
      score += elsewhere.score / 2
    }
  }
  // Prefer names with few other characters.
  const full = Math.min(1, asked.join('').length / Math.max(1, words.map(({ word }) => word).join('').length))
  return { score: (score / asked.length) * 0.9 + full * 0.1, marks }
}
