import type { Database } from '#platform/db/engines/database.ts'
import { personTo, referenceTo } from '#platform/fields/declared-kinds.ts'
import type { Api } from '#platform/server/api.ts'
import type { FindReferenced } from './references.ts'
import { findAudience } from '#platform/server/search/audience.ts'
import { type SearchContext, findEntriesByRecord } from '#platform/server/search/find-entries.ts'
import { loadHits } from '#platform/server/search/search-api.ts'
import { searchableContracts } from '#platform/server/search/searched.ts'

interface Referring extends Omit<SearchContext, 'audience' | 'topics'> {
  apis: readonly Api[]
  userId: string
}

/** Finds referenced records and people in the search index: those that the user could have chosen. */
export const findReferenced =
  (db: Database['db'], { apis, userId, ability, contracts, now }: Referring): FindReferenced =>
  async ({ records, people }) => {
    const searched = searchableContracts(apis)
    const audience = await findAudience(db, searched, userId)
    const withPeople = searched.flatMap(({ contract, source }) => (source.arePeople ? [contract.name] : []))
    const references = [...records, ...withPeople.flatMap((topic) => people.map((id) => ({ topic, id })))]
    const topics = [...new Set(references.map(({ topic }) => topic))]
    const entries = await findEntriesByRecord(
      { db },
      searched,
      { audience, ability, contracts, now, topics },
      references,
    )
    const hits = await loadHits(db, searched, entries, audience, [])
    return {
      records: hits.map(referenceTo),
      people: hits.filter(({ topic }) => withPeople.includes(topic)).map(personTo),
    }
  }
