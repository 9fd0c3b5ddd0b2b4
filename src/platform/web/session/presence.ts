import { useQuery, useQueryClient } from '@tanstack/react-query'
import { presence } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { useSignal } from '#platform/web/api/live.ts'

export const presenceQuery = client(presence).list.query()
const none: ReadonlySet<string> = new Set()

/** Ids of the users who currently have the app open. */
export function usePresence(): ReadonlySet<string> {
  const queries = useQueryClient()
  // A crashed server process does not report that its users have left, hence the regular refetch.
  const { data } = useQuery({ ...presenceQuery, select: (ids) => new Set(ids), refetchInterval: 60_000 })
  useSignal(presence.name, 'changed', () => void queries.invalidateQueries({ queryKey: [presence.name] }))
  return data ?? none
}
