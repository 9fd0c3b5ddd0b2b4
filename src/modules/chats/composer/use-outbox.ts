import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { connection } from '#platform/web/api/live.ts'
import { api, listQuery } from '../chats-client.ts'
import { showMessage } from '../thread/thread-cache.ts'
import { createOutbox, type Outbox, type Outgoing } from './outbox.ts'

const none: readonly Outgoing[] = []
const outboxes = new WeakMap<QueryClient, Map<string, Outbox>>()

function getOutbox(queries: QueryClient, userId: string): Outbox {
  const outboxOfUser = outboxes.get(queries) ?? new Map<string, Outbox>()
  outboxes.set(queries, outboxOfUser)
  const outbox =
    outboxOfUser.get(userId) ??
    createOutbox(userId, async ({ chatId, msg, files, replyTo, threadId, inChat, clientId }) => {
      const attachments = files.map(({ id }) => id)
      const message = await api.say.send({
        params: { id: chatId },
        body: {
          msg,
          attachments,
          clientId,
          ...(replyTo && { replyTo: replyTo.id }),
          ...(threadId !== undefined && { threadId, inChat: inChat ?? false }),
        },
      })
      showMessage(queries, message)
      // With a live connection the change event has usually arrived already.
      if (connection.get() !== 'live') void queries.invalidateQueries({ queryKey: listQuery.queryKey })
      return message
    })
  outboxOfUser.set(userId, outbox)
  return outbox
}

/** The user's unsent messages; sending resumes when the screen opens or the connection returns. */
export function useOutbox(userId: string) {
  const outbox = getOutbox(useQueryClient(), userId)
  useEffect(() => {
    outbox.resume()
    const unsubscribe = connection.subscribe(() => {
      if (connection.get() === 'live') outbox.resume()
    })
    return () => void unsubscribe()
  }, [outbox])
  const { subscribe, get } = outbox.store
  // The server-rendered page has none of them.
  return { outbox, outgoing: useSyncExternalStore(subscribe, get, () => none) }
}
