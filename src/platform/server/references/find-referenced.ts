import type { Database } from '#platform/db/engines/database.ts'
import { referenceTo } from '#platform/fields/declared-kinds.ts'
import type { Api } from '#platform/server/api.ts'
import type { FindReferenced } from './references.ts'
import { audienceOf } from '#platform/server/search/audience.ts'
import { type SearchContext, entriesOf } from '#platform/server/search/find-entries.ts'
import { hitsOf } from '#platform/server/search/search-api.ts'
import { searchedOf } from '#platform/server/search/searched.ts'

interface Referring extends Omit<SearchContext, 'audience' | 'topics'> {
  apis: readonly Api[]
  userId: string
}

/** Finds referenced records in the search index: those that the user could have chosen. */
export const findReferenced =
  (db: Database['db'], { apis, userId, ability, contracts, now }: Referring): FindReferenced =>
  async (references) => {
    const searched = searchedOf(apis)
    const audience = await audienceOf(db, searched, userId)
    const topics = [...new Set(references.map(({ topic }) => topic))]
    const found = await entriesOf({ db }, searched, { audience, ability, contracts, now, topics }, references)
    return (await hitsOf(db, searched, found, audience, [])).map(referenceTo)
  }
