import { tokensOf } from '#platform/text/search-text.ts'
import { maxIndexed } from './beginning-of.ts'
import type { SearchEntry } from './search-source.ts'

/** Raised when the same entry makes other words than before: the whole index is then made anew. */
export const wordsVersion = 3

/** An entry as both engines keep it. */
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

// Where a text is longer, its rest is not found. PostgreSQL counts no further than 16,383.
const maxWords = 8000

/** The word for those who may find an entry: everybody who may read its topic. */
export const forEveryone = 'e'

// Capitals would become small ones, and what is no letter would end the word.
const asWord = (id: string) => id.replace(/[^a-wyz0-9]/g, (letter) => `x${(letter.codePointAt(0) ?? 0).toString(16)}x`)

/** The word for a user. */
export const forUser = (id: string) => `u${asWord(id)}`

/** The word for a circle of a topic. */
export const forCircle = (topic: string, circle: number) => `c${asWord(topic)}x20x${circle}`

/** The word for a topic. */
export const forTopic = (topic: string) => `t${asWord(topic)}`

function audienceOf(topic: string, { users, circle }: Pick<SearchEntry, 'users' | 'circle'>) {
  if (users === 'everyone' || (users === undefined && circle === undefined)) return [forEveryone]
  return [...new Set(users)].map(forUser).concat(circle === undefined ? [] : [forCircle(topic, circle)])
}

export function wordsOfEntry(topic: string, entry: SearchEntry): EntryWords {
  const { recordId, title, text = '', path, at, editorsUntil = null } = entry
  const words = {
    recordId: String(recordId),
    path,
    at,
    editorsUntil,
    title: tokensOf(title).map(({ word }) => word),
    body: tokensOf(text.slice(0, maxIndexed), maxWords).map(({ word }) => word),
    audience: [...audienceOf(topic, entry), forTopic(topic)],
  }
  return { ...words, digest: digestOf(JSON.stringify(words)) }
}

/** Words that are known by how they begin: all that do not begin with a digit, of which there is no end. */
export const vocabularyOf = (entries: readonly EntryWords[]) =>
  [...new Set(entries.flatMap(({ title, body }) => [...title, ...body]))].filter(beginsWithLetter).toSorted()

export const beginsWithLetter = (word: string) => /^\P{N}/u.test(word)

/** A hash of 53 bits: whether a text is another one, nothing that has to keep a secret. */
function digestOf(text: string) {
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
