import { totalOf } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { ownRecords } from '#platform/server/search/list-search.ts'
import { parseSearch } from '../search/parse-search.ts'
import { placeOf } from '../search/search-place.ts'
import { email } from '../contract.ts'
import type { Reader, Search } from './matching.ts'
import type { Tables } from './tables.ts'

const wordsOf = ({ q = '' }: Search) =>
  parseSearch(q).flatMap((term) => (term.kind === 'text' && !term.not ? [term.value] : []))

// Those of these places are in no index of words.
const isIndexed = (search: Search) => !['spam', 'trash', undefined].includes(placeOf(search))

interface Narrowed {
  search: Search
  /** Where they are too many to be named: the newest of the copies that have the words. */
  newest?: readonly number[]
}

/**
 * Of a mailbox of more than ten thousand copies, those that the index which finds everything knows for the words: it knows
 * how words begin. In a smaller one each copy is read, and words are found anywhere in it.
 */
export async function withWords(db: Db<Tables>, reader: Reader, search: Search): Promise<Narrowed> {
  const words = wordsOf(search)
  if (words.length === 0 || !isIndexed(search)) return { search }
  const { isLeast } = await totalOf(db.selectFrom('emailCopies').where('userId', '=', reader.id))
  if (!isLeast) return { search }
  const found = await ownRecords(db, { topic: email.name, userId: reader.id, words: words.join(' ') })
  if (!found) return { search }
  return found.isAll ? { search: { ...search, copies: found.ids } } : { search, newest: found.ids }
}
