import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import type { Draft } from '../contract.ts'
import { draftApi } from '../forms-client.ts'
import { draftCopies } from './draft-copies.ts'
import { createKeeper, recall } from './draft-keeper.ts'

function begin(draft: Draft, userId: string) {
  const copies = draftCopies(userId, draft.id)
  const { is, values } = recall(draft, copies.read())
  const params = { id: draft.id }
  const keeper = createKeeper({
    draft,
    copies,
    send: (version, typed) => draftApi.edit.send({ params, body: { version, values: typed } }),
  })
  if (is === 'conflict') keeper.disagree()
  if (is !== 'server') keeper.keep(values)
  return { keeper, values }
}

/** Keeps a draft while it is worked on: on the server, and in this browser as long as the server has not got it. */
export function useDraft(draft: Draft) {
  const { user } = useSession()
  const queries = useQueryClient()
  const [{ keeper, values }] = useState(() => begin(draft, user.id))
  const kept = useSyncExternalStore(keeper.kept.subscribe, keeper.kept.get, keeper.kept.get)
  useEffect(() => {
    const flush = () => void keeper.flush()
    keeper.resume()
    addEventListener('online', flush)
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('online', flush)
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      keeper.end()
    }
  }, [keeper])

  return {
    keeper,
    kept,
    /** What the form begins with. */
    values,
    /** As it lies on the server now. */
    latest: () => queries.fetchQuery({ ...draftApi.show.query({ params: { id: draft.id } }), staleTime: 0 }),
  }
}
