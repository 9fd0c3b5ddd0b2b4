import type { QueryClient } from '@tanstack/react-query'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'

/**
 * Puts a saved draft into the cache at once: a form that opens it before the next fetch would begin with an earlier
 * version, and its first save would fail.
 */
export function keepDraft(queries: QueryClient, draft: Email) {
  queries.setQueryData(api.show.query({ params: { id: draft.id } }).queryKey, draft)
  queries.setQueryData<readonly Email[]>(api.thread.query({ params: { id: draft.threadId } }).queryKey, (messages) =>
    messages?.map((message) => (message.id === draft.id ? draft : message)),
  )
}
