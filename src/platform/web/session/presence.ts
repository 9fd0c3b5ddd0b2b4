import { useQuery, useQueryClient } from '@tanstack/react-query'
import { presence } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { useSignal } from '#platform/web/api/live.ts'

export const presenceQuery = client(presence).list.query()
const nobody: ReadonlySet<string> = new Set()

/** The ids of the users who have a screen open now. */
export function usePresence(): ReadonlySet<string> {
  const queries = useQueryClient()
  // A process that dies does not report that its users have left: a regular reload finds out.
  const { data } = useQuery({ ...presenceQuery, select: (ids) => new Set(ids), refetchInterval: 60_000 })
  useSignal(presence.name, 'changed', () => void queries.invalidateQueries({ queryKey: [presence.name] }))
  return data ?? nobody
}
