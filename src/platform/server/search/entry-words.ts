import { splitTokens } from '#platform/text/search-text.ts'
import { maxIndexed } from './join-beginning.ts'
import type { SearchEntry } from './search-source.ts'
import { findAddresses } from './timeline/find-addresses.ts'

/** Increase it when the same entry produces other words: the whole index is then rebuilt. */
export const wordsVersion = 4

/** An entry, as both engines store it. */
export interface EntryWords {
  recordId: string
  path: string
  at: string
  editorsUntil: string | null
  title: string[]
  body: string[]
  /** Audience and topic, as words that cannot be typed. */
  audience: string[]
  digest: string
}

// The rest of a longer text is not found. PostgreSQL counts only up to 16,383.
const maxWords = 8000

/** The audience word for all users who may read the entry's topic. */
export const everyoneWord = 'e'

// Encoded, since capitals would be folded and other characters would end the word.
const encodeWord = (id: string) =>
  id.replace(/[^a-wyz0-9]/g, (letter) => `x${(letter.codePointAt(0) ?? 0).toString(16)}x`)

/** The word for a user. */
export const userWord = (id: string) => `u${encodeWord(id)}`

/** The word for a circle of a topic. */
export const circleWord = (topic: string, circle: number) => `c${encodeWord(topic)}x20x${circle}`

// A character that no word of a text has.
const hiddenMark = '\u{E000}'

/** The word for a choice of a field. */
export const choiceWord = (name: string, value: string) => `${hiddenMark}${encodeWord(name)}x20x${encodeWord(value)}`

/** The word for a whole email address; no field is called `@`. */
export const addressWord = (address: string) => choiceWord('@', address.toLowerCase())

/** The word for a topic. */
export const topicWord = (topic: string) => `t${encodeWord(topic)}`

function getAudience(topic: string, { users, circle }: Pick<SearchEntry, 'users' | 'circle'>) {
  if (users === 'everyone' || (users === undefined && circle === undefined)) return [everyoneWord]
  return [...new Set(users)].map(userWord).concat(circle === undefined ? [] : [circleWord(topic, circle)])
}

export function wordsOfEntry(topic: string, entry: SearchEntry): EntryWords {
  const { recordId, title, text = '', choices = {}, path, at, editorsUntil = null } = entry
  const choiceWords = Object.entries(choices).flatMap(([name, values]) =>
    values.map((value) => choiceWord(name, value)),
  )
  const addressWords = findAddresses(`${title}\n${text.slice(0, maxIndexed)}`).map(addressWord)
  const words = {
    recordId: String(recordId),
    path,
    at,
    editorsUntil,
    title: splitTokens(title).map(({ word }) => word),
    body: [
      ...splitTokens(text.slice(0, maxIndexed), maxWords).map(({ word }) => word),
      ...choiceWords,
      ...addressWords,
    ],
    audience: [...getAudience(topic, entry), topicWord(topic)],
  }
  return { ...words, digest: hashText(JSON.stringify(words)) }
}

/**
 * Words that can be found by prefix: all except choices, addresses and those that begin with a digit, of which there are too many.
 */
export const listVocabulary = (entries: readonly EntryWords[]) =>
  [...new Set(entries.flatMap(({ title, body }) => [...title, ...body]))]
    .filter((word) => startsWithLetter(word) && !word.startsWith(hiddenMark))
    .toSorted()

export const startsWithLetter = (word: string) => /^\P{N}/u.test(word)

/** A hash of 53 bits to detect changed texts; not for secrets. */
function hashText(text: string) {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}
