import { sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import { distanceOf } from './distance.ts'

const shortest = 3
const maxLength = 30
const isMistakable = (word: string) => word.length >= shortest && word.length <= maxLength && !/\p{N}/u.test(word)

/** The number of wrong letters that a word may have. */
const mistakesIn = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const maxAlike = 5

/**
 * Indexed words that a misspelled word may mean, likeliest first; the last word of a query also matches as a prefix. A
 * word with k typos has one of k+1 chunks intact, so words without any of these chunks are not compared.
 */
export async function alikeWords({ db }: Pick<Database, 'db'>, word: string, isLast: boolean): Promise<string[]> {
  const most = mistakesIn(word)
  if (most === 0 || /[^\p{L}]/u.test(word)) return []
  const length = word.length
  const rows = await db
    .selectFrom('searchVocabulary')
    .select('word')
    .where((eb) => eb.or(piecesOf(word, most).map((piece) => eb('word', 'like', `%${piece}%`))))
    .where(sql<number>`length("word")`, '>=', length - most)
    .where(sql<number>`length("word")`, '<=', isLast ? 40 : length + most)
    .execute()
  return rows
    .flatMap(({ word: found }) => {
      if (!isMistakable(found)) return []
      const { whole, start } = distanceOf(word, found, most)
      // A whole word is more likely than the beginning of one.
      const far = Math.min(whole, isLast && length > 4 ? start + 0.5 : Infinity)
      return far === Infinity ? [] : [{ found, far }]
    })
    .toSorted(
      (one, other) =>
        one.far - other.far || one.found.length - other.found.length || (one.found < other.found ? -1 : 1),
    )
    .slice(0, maxAlike)
    .map(({ found }) => found)
}

/** Splits a word into enough chunks that one has no typo; a transposition may affect two chunks. */
function piecesOf(word: string, most: number) {
  const count = most * 2 + 1
  return Array.from({ length: count }, (_, index) =>
    word.slice(Math.floor((index * word.length) / count), Math.floor(((index + 1) * word.length) / count)),
  ).filter(Boolean)
}
