import type { QueryClient } from '@tanstack/react-query'
import { type Session, settings as contract } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { followChanges } from '#platform/web/api/live.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { syncSettings } from '#platform/web/settings/settings-sync.ts'

const api = client(contract)

/** The settings that a person has saved. Those that came with a rendered page are not asked for again. */
export const settingsQuery = { ...api.show.query(), staleTime: 10_000 }

/**
 * Runs beside the screens of signed-in users: other people's changes arrive, the look is kept in step. `change` is
 * the latest one that the page has come with.
 */
export function startSessionEffects(queries: QueryClient, change?: number) {
  let owner: string | undefined
  let leave = () => {}

  const follow = () => {
    const next = queries.getQueryData<Session>(sessionQuery.queryKey)?.user.id
    if (next === undefined || next === owner) return
    leave()
    // What the first one sees was asked for while the page was loading, what another one sees from now on.
    const began = owner === undefined ? 0 : performance.now()
    const stop = followChanges(queries, began, owner === undefined ? change : undefined)
    owner = next
    const sync = syncSettings({
      owner: next,
      load: () => queries.fetchQuery(settingsQuery),
      save: (body) => api.save.send({ body }),
    })
    leave = () => {
      stop()
      sync.end()
    }
  }
  queries.getQueryCache().subscribe(follow)
  follow()
}
