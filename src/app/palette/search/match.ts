import { isWithinOneEdit } from './distance.ts'
import { originalRange, type FoldedText, foldWithOffsets, splitWords } from './folded.ts'

export type Mark = readonly [from: number, to: number]

export interface Match {
  /** From 0 to 1. */
  score: number
  /** Matched ranges of the name. */
  marks: readonly Mark[]
}

// Minimum lengths; shorter words have too many matches.
const minLengthForTypo = 4
const minLengthForInfix = 2

const isDense = (text: string) => /\p{Script=Han}/u.test(text)

type Words = ReturnType<typeof splitWords>

/**
 * Finds a typed word among others, best first: the whole word or a prefix; in names also an infix, or a prefix with one
 * typing error.
 */
function find(input: string, words: Words, isName = true) {
  const at = (score: number, test: (word: string) => number, length = input.length) => {
    for (const { word, index } of words) {
      const position = test(word)
      if (position >= 0) return { score, from: index + position, to: index + Math.min(position + length, word.length) }
    }
    return undefined
  }
  const prefixWithTypo = (word: string) =>
    [0, -1, 1].some((more) => isWithinOneEdit(input, word.slice(0, input.length + more))) ? 0 : -1
  return (
    at(1, (word) => (word === input ? 0 : -1)) ??
    at(0.9, (word) => (word.startsWith(input) ? 0 : -1)) ??
    ((isName && input.length >= minLengthForInfix) || isDense(input)
      ? at(0.6, (word) => word.indexOf(input))
      : undefined) ??
    (isName && input.length >= minLengthForTypo ? at(0.4, prefixWithTypo) : undefined)
  )
}

/** `nt` matches "New ticket" by the initials of its words. */
function initials(input: string, words: Words) {
  if (input.length < 2 || input.length > words.length) return undefined
  const first = words.slice(0, input.length)
  return first.map(({ word }) => word[0]).join('') === input ? first : undefined
}

/** Matches typed text against a name and keywords; undefined without a match. */
export function match(input: string, name: string, keywords = ''): Match | undefined {
  const typedWords = splitWords(foldWithOffsets(input).text).map(({ word }) => word)
  if (typedWords.length === 0) return { score: 0, marks: [] }
  const foldedName: FoldedText = foldWithOffsets(name)
  const words = splitWords(foldedName.text)
  const keywordWords = splitWords(foldWithOffsets(keywords).text)
  const marks: Mark[] = []
  let score = 0
  for (const word of typedWords) {
    const matched = find(word, words)
    const first = matched && matched.score >= 0.9 ? undefined : initials(word, words)
    if (first) {
      score += 0.8
      marks.push(...first.map(({ index }) => originalRange(foldedName, index, index + 1)))
    } else if (matched) {
      score += matched.score
      marks.push(originalRange(foldedName, matched.from, matched.to))
    } else {
      const keywordMatch = find(word, keywordWords, false)
      if (!keywordMatch) return undefined
      score += keywordMatch.score / 2
    }
  }
  // Prefer names with few other characters.
  const full = Math.min(1, typedWords.join('').length / Math.max(1, words.map(({ word }) => word).join('').length))
  return { score: (score / typedWords.length) * 0.9 + full * 0.1, marks }
}
