import { sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import { measureDistance } from './distance.ts'

const minLength = 3
const maxLength = 30
const canHaveTypos = (word: string) => word.length >= minLength && word.length <= maxLength && !/\p{N}/u.test(word)

/** The number of wrong letters that a word may have. */
const maxTyposIn = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const maxWords = 5

/**
 * Indexed words that a misspelled word may mean, likeliest first; the last word of a query also matches as a prefix. A
 * word with k typos has one of k+1 chunks intact, so words without any of these chunks are not compared.
 */
export async function similarWords({ db }: Pick<Database, 'db'>, word: string, isLast: boolean): Promise<string[]> {
  const maxTypos = maxTyposIn(word)
  if (maxTypos === 0 || /[^\p{L}]/u.test(word)) return []
  const length = word.length
  const rows = await db
    .selectFrom('searchVocabulary')
    .select('word')
    .where((eb) => eb.or(splitChunks(word, maxTypos).map((chunk) => eb('word', 'like', `%${chunk}%`))))
    .where(sql<number>`length("word")`, '>=', length - maxTypos)
    .where(sql<number>`length("word")`, '<=', isLast ? 40 : length + maxTypos)
    .execute()
  return rows
    .flatMap(({ word: candidate }) => {
      if (!canHaveTypos(candidate)) return []
      const { full, prefix } = measureDistance(word, candidate, maxTypos)
      // A whole word is more likely than the beginning of one.
      const distance = Math.min(full, isLast && length > 4 ? prefix + 0.5 : Infinity)
      return distance === Infinity ? [] : [{ found: candidate, far: distance }]
    })
    .toSorted((a, b) => a.far - b.far || a.found.length - b.found.length || (a.found < b.found ? -1 : 1))
    .slice(0, maxWords)
    .map(({ found }) => found)
}

/** Splits a word into enough chunks that one has no typo; a transposition may affect two chunks. */
function splitChunks(word: string, maxTypos: number) {
  const count = maxTypos * 2 + 1
  return Array.from({ length: count }, (_, index) =>
    word.slice(Math.floor((index * word.length) / count), Math.floor(((index + 1) * word.length) / count)),
  ).filter(Boolean)
}
