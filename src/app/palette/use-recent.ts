import { useQuery } from '@tanstack/react-query'
import { search, type SearchHit } from '#platform/contracts/search-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { visitsOf } from '#platform/web/navigation/visits.ts'
import { useMemo } from 'react'

const api = client(search)

const maxAsked = 40
const none: readonly SearchHit[] = []

/**
 * Where somebody has been in this browser, newest first. Records have their titles from the server, each time anew: of
 * what one may not read any more, nothing is known here.
 */
export function useRecent() {
  const { data: session } = useQuery(sessionQuery)
  // Whoever waits for a role may not ask for records.
  const owner = session?.awaitsRole ? undefined : session?.user.id
  const paths = useMemo(() => (owner ? visitsOf(owner).slice(0, maxAsked) : []), [owner])
  const query = { path: [...paths] }
  const { data: hits = none, isPending } = useQuery({
    ...api.at.query({ query }),
    enabled: paths.length > 0,
    staleTime: 0,
    retry: false,
  })
  return { paths, hits, isWaiting: isPending && paths.length > 0 }
}
