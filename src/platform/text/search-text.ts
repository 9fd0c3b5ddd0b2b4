import { fold } from './fold.ts'

/** A word of a text, as search indexes it, and its position in the text. */
interface Token {
  word: string
  start: number
  end: number
}

// Scripts without spaces between words: each of their characters is a word, and a query a sequence of them.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const partOfWord = /[\p{L}\p{N}]/u
// Stretches a word in Arabic script, and has no meaning.
const tatweel = 'ـ'

// Characters that Unicode does not decompose, and users type in their plain form.
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ٱ: 'ا',
}

/** Digits of other scripts are in blocks of ten. */
function normaliseCharacter(letter: string) {
  const code = letter.codePointAt(0) ?? 0
  for (const zero of [0x660, 0x6f0, 0x966]) if (code >= zero && code < zero + 10) return String(code - zero)
  return plain[letter] ?? letter
}

/** A letter of a word, a word of one character, or a separator. */
interface Letter {
  text: string
  kind: 'part' | 'whole' | 'end'
}

const letterCache = new Map<string, readonly Letter[]>()

const getKind = (letter: string) => (!partOfWord.test(letter) ? 'end' : unspaced.test(letter) ? 'whole' : 'part')

/** The character that search uses for a character; called for every character of every text. */
function foldCharacter(character: string): readonly Letter[] {
  const cached = letterCache.get(character)
  if (cached) return cached
  const folded = character === tatweel ? '' : [...fold(character)].map(normaliseCharacter).join('')
  const letters = [...folded].map((text) => ({ text, kind: getKind(text) }) as const)
  if (letterCache.size < 20_000) letterCache.set(character, letters)
  return letters
}

// PostgreSQL stores no word of more than 2,046 bytes.
const maxWordLength = 60
const article = 'ال'
const withoutArticle = (word: string) =>
  word.startsWith(article) && word.length > article.length + 1 ? word.slice(article.length) : word

/**
 * The words of a text for indexing and queries: folded, Arabic ones without article and in one spelling, digits of all
 * scripts alike. Words after the first `maxWords` are not read.
 */
export function splitTokens(text: string, maxWords = Infinity): Token[] {
  const tokens: Token[] = []
  let word = ''
  let start = 0
  let at = 0
  const flush = (end: number) => {
    if (word) tokens.push({ word: withoutArticle(word).slice(0, maxWordLength), start, end })
    word = ''
  }
  for (const character of text) {
    if (tokens.length >= maxWords) return tokens.slice(0, maxWords)
    const end = at + character.length
    for (const { text: letter, kind } of foldCharacter(character)) {
      if (kind === 'part') {
        if (!word) start = at
        word += letter
        continue
      }
      flush(at)
      if (kind === 'whole') tokens.push({ word: letter, start: at, end })
    }
    at = end
  }
  flush(at)
  return tokens.slice(0, maxWords)
}

/** The parts of a query: what is between spaces, and what is between quotation marks. */
export const splitParts = (typed: string): string[] =>
  [...typed.replace(/[“”„«»]/g, '"').matchAll(/"([^"]+)"(?!\S)|\S+/g)].map(([all, quoted]) => quoted ?? all)

/** A query as a sequence of words per part: `ann@lark.example` and `"red paper lamp"` are three words in order. */
export const splitPhrases = (typed: string): string[][] =>
  splitParts(typed)
    .map((part) => splitTokens(part).map(({ word }) => word))
    .filter((words) => words.length > 0)

type Mark = [start: number, end: number]

/** Positions in a text of the words of a search response; the last word of each may be a prefix. */
export const marksIn = (text: string, words: readonly string[]): Mark[] => findMarks(text, words, Infinity)

/** The first of these positions, in a time that does not depend on their number. */
export const firstMark = (text: string, words: readonly string[]): Mark | undefined => findMarks(text, words, 1)[0]

/** At most `most` marks for each phrase. */
function findMarks(text: string, phrases: readonly string[], most: number) {
  const tokens = splitTokens(text)
  // A phrase is found in the words joined by spaces, since comparing them one by one is a hundred times as slow.
  const places: number[] = []
  let words = ''
  for (const { word } of tokens) {
    places.push(words.length)
    words += ` ${word}`
  }
  const marks = [...new Set(phrases)].flatMap((phrase) => {
    const length = phrase.split(' ').length
    return findPlaces(words, ` ${phrase}`, places, most).flatMap((index): Mark[] => {
      const [first, last] = [tokens[index], tokens[index + length - 1]]
      return first && last ? [[first.start, last.end]] : []
    })
  })
  return joined(marks.toSorted(([a], [b]) => a - b))
}

/** The indexes of the first words of a phrase, in order. */
function findPlaces(words: string, phrase: string, places: readonly number[], most: number) {
  const found: number[] = []
  let index = 0
  let at = words.indexOf(phrase)
  while (at !== -1) {
    while ((places[index] ?? Infinity) < at) index += 1
    found.push(index)
    at = found.length < most ? words.indexOf(phrase, at + 1) : -1
  }
  return found
}

function joined(marks: readonly Mark[]) {
  const merged: Mark[] = []
  for (const [start, end] of marks) {
    const last = merged.at(-1)
    if (last && start < last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
