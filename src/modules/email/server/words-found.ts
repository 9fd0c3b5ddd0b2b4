import { countTotal } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { ownRecords } from '#platform/server/search/list-search.ts'
import { parseSearch } from '../search/parse-search.ts'
import { placeOf } from '../search/search-place.ts'
import { email } from '../contract.ts'
import type { Reader, Search } from './matching.ts'
import type { Tables } from './tables.ts'

const searchWordsOf = ({ q = '' }: Search) =>
  parseSearch(q).flatMap((term) => (term.kind === 'text' && !term.not ? [term.value] : []))

// The search index does not cover spam, trash or a search in all places.
const isIndexed = (search: Search) => !['spam', 'trash', undefined].includes(placeOf(search))

interface NarrowedSearch {
  search: Search
  /** If there are too many matches: the ids of the newest ones. */
  newest?: readonly number[]
}

/**
 * In mailboxes with more than ten thousand copies, finds words by the search index, which matches beginnings of words.
 * In smaller ones `isFound` scans the copies and matches anywhere in a word.
 */
export async function withWords(db: Db<Tables>, reader: Reader, search: Search): Promise<NarrowedSearch> {
  const words = searchWordsOf(search)
  if (words.length === 0 || !isIndexed(search)) return { search }
  const { isLeast } = await countTotal(db.selectFrom('emailCopies').where('userId', '=', reader.id))
  if (!isLeast) return { search }
  const found = await ownRecords(db, { topic: email.name, userId: reader.id, words: words.join(' ') })
  if (!found) return { search }
  return found.isAll ? { search: { ...search, copies: found.ids } } : { search, newest: found.ids }
}
