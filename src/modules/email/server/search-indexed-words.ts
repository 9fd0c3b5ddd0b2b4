import { countTotal } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { ownRecords } from '#platform/server/search/list-search.ts'
import { parseSearch } from '../search/parse-search.ts'
import { getSearchFolder } from '../search/search-folder.ts'
import { email } from '../contract.ts'
import type { Reader, Search } from './matching.ts'
import type { Tables } from './tables.ts'

const getSearchWords = ({ q = '' }: Search) =>
  parseSearch(q).flatMap((term) => (term.kind === 'text' && !term.not ? [term.value] : []))

// The search index does not cover spam, trash or a search in all folders.
const isIndexed = (search: Search) => !['spam', 'trash', undefined].includes(getSearchFolder(search))

interface NarrowedSearch {
  search: Search
  /** If there are too many matches: the ids of the newest ones. */
  newest?: readonly number[]
}

/**
 * In mailboxes with more than ten thousand copies, finds words by the search index, which matches beginnings of words.
 * In smaller ones `matchesSearch` scans the copies and matches anywhere in a word.
 */
export async function searchIndexedWords(db: Db<Tables>, reader: Reader, search: Search): Promise<NarrowedSearch> {
  const words = getSearchWords(search)
  if (words.length === 0 || !isIndexed(search)) return { search }
  const { isLeast } = await countTotal(db.selectFrom('emailCopies').where('userId', '=', reader.id))
  if (!isLeast) return { search }
  const matches = await ownRecords(db, { topic: email.name, userId: reader.id, words: words.join(' ') })
  if (!matches) return { search }
  return matches.isAll ? { search: { ...search, copies: matches.ids } } : { search, newest: matches.ids }
}
