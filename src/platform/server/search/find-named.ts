import { sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import { splitTokens } from '#platform/text/search-text.ts'
import { audienceWords } from './audience.ts'
import { createPermission, type Found, type SearchContext } from './find-entries.ts'
import { knownWords, matching, unlimited } from './matching.ts'
import type { SearchEntry } from './search-source.ts'
import type { Searched } from './searched.ts'

/** For each address, this many of the entries written last are examined. */
const maxExamined = 1000

interface Row extends Found {
  path: string
  at: string
}

/**
 * The entries whose words contain one of these addresses, the newest record first, and of those with the same screen
 * only the newest, such as the messages of a conversation. People are left out: they own addresses.
 */
export async function findNamed(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  searched: readonly Searched[],
  context: Omit<SearchContext, 'topics'>,
  addresses: readonly string[],
): Promise<Found[]> {
  const topics = searched.filter(({ source }) => !source.arePeople).map(({ contract }) => contract.name)
  const permission = createPermission(searched, { ...context, topics })
  if (!permission) return []
  const { isPermitted, isRestricted } = permission
  const maxMatches = isRestricted && engine === 'postgres' ? unlimited : maxExamined
  const rows: Row[] = []
  for (const address of new Set(addresses.map((one) => one.toLowerCase()))) {
    const phrase = splitTokens(address).map(({ word }) => word)
    const { from, where, order } = matching(engine, [phrase], {
      audience: audienceWords(context.audience, topics),
      topics,
      maxMatches,
      best: maxMatches === unlimited ? undefined : await knownWords(engine, db, [phrase]),
    }).anywhere
    const found = await sql<Row>`
      select "entry"."topic", "entry"."recordId", "entry"."path", "entry"."at" from ${from}
      where ${where} and ${isPermitted} order by ${order} limit ${maxExamined}`.execute(db)
    rows.push(...found.rows)
  }
  const newest = rows.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const paths = new Set<string>()
  return newest.filter(({ path }) => !paths.has(path) && paths.add(path))
}

const partOfAddress = /[\p{L}\p{N}._%+-]/u

/** Whether a text contains an address that is no part of a longer one. */
function containsAddress(text: string, address: string) {
  for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + 1)) {
    const [before = '', after = '', next = ''] = [at - 1, at + address.length, at + address.length + 1].map((index) =>
      text.charAt(index),
    )
    // A full stop may end a sentence.
    const isLonger = partOfAddress.test(after) && (after !== '.' || /[\p{L}\p{N}]/u.test(next))
    if (!partOfAddress.test(before) && !isLonger) return true
  }
  return false
}

/** Whether an entry contains one of these addresses, and not only their words. */
export const namesAddress =
  (addresses: readonly string[]) =>
  ({ title, detail = '', text = '' }: SearchEntry) => {
    const all = `${title}\n${detail}\n${text}`.toLowerCase()
    return addresses.some((address) => containsAddress(all, address.toLowerCase()))
  }
