import type { QueryClient } from '@tanstack/react-query'
import { type Session, settings as contract } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { followChanges } from '#platform/web/api/live.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { syncSettings } from '#platform/web/settings/settings-sync.ts'

const api = client(contract)

/** The user's saved settings; fresh if embedded in a server-rendered page. */
export const settingsQuery = { ...api.show.query(), staleTime: 10_000 }

/**
 * Runs while a user is signed in: applies changes of other users, and synchronises the settings. `change` is the number
 * of the last change included in the page.
 */
export function startSessionEffects(queries: QueryClient, change?: number) {
  let owner: string | undefined
  let stopEffects = () => {}

  const restart = () => {
    const next = queries.getQueryData<Session>(sessionQuery.queryKey)?.user.id
    if (next === undefined || next === owner) return
    stopEffects()
    // The first user's data may have been requested during the page load, another user's only from now on.
    const since = owner === undefined ? 0 : performance.now()
    const stop = followChanges(queries, since, owner === undefined ? change : undefined)
    owner = next
    const sync = syncSettings({
      owner: next,
      load: () => queries.fetchQuery(settingsQuery),
      save: (body) => api.save.send({ body }),
    })
    stopEffects = () => {
      stop()
      sync.end()
    }
  }
  queries.getQueryCache().subscribe(restart)
  restart()
}
