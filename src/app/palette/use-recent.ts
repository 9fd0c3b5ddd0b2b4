import { useQuery } from '@tanstack/react-query'
import { search, type SearchHit } from '#platform/contracts/search-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { readVisits } from '#platform/web/navigation/visits.ts'
import { useMemo } from 'react'

const api = client(search)

const maxPaths = 40
const none: readonly SearchHit[] = []

/**
 * Places visited in this browser, newest first. Titles of records are requested from the server each time, which omits
 * records that the user may no longer read.
 */
export function useRecent() {
  const { data: session } = useQuery(sessionQuery)
  // Users without a role may not request records.
  const owner = session?.awaitsRole ? undefined : session?.user.id
  const paths = useMemo(() => (owner ? readVisits(owner).slice(0, maxPaths) : []), [owner])
  const query = { path: [...paths] }
  const { data: hits = none, isPending } = useQuery({
    ...api.at.query({ query }),
    enabled: paths.length > 0,
    staleTime: 0,
    retry: false,
  })
  return { paths, hits, isWaiting: isPending && paths.length > 0 }
}
