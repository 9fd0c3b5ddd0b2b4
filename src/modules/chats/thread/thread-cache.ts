import type { QueryClient } from '@tanstack/react-query'
import { api, listQuery } from '../chats-client.ts'
import type { Chat, Message } from '../contract-shapes.ts'
import { chats, type MessagePage } from '../contract.ts'
import { withNewer, withOlder, withQuotes, withUpdates } from './message-page.ts'

const perPage = 60

/** Query key of the messages of a chat, or of one of its threads. */
export const threadKey = (chatId: number, threadId?: number) =>
  [chats.name, 'thread', chatId, ...(threadId === undefined ? [] : [threadId])] as const

const inThread = (threadId: number | undefined) => (threadId === undefined ? {} : { thread: threadId })

/** Whether a message belongs to a thread, or to the chat. */
const isInThread = (threadId: number | undefined, message: Message) =>
  threadId === undefined ? message.inChat : message.id === threadId || message.threadId === threadId

const read = (queries: QueryClient, chatId: number, threadId?: number) =>
  queries.getQueryData<MessagePage>(threadKey(chatId, threadId))

const change = (
  queries: QueryClient,
  chatId: number,
  threadId: number | undefined,
  to: (stretch: MessagePage) => MessagePage,
) => queries.setQueryData<MessagePage>(threadKey(chatId, threadId), (stretch) => stretch && to(stretch))

/** Loads the first messages: around a message, or the latest ones. */
const fetchFirstMessages = (chatId: number, threadId?: number, around?: number) =>
  api.messages.send({
    params: { id: chatId },
    query: { limit: perPage, ...inThread(threadId), ...(around !== undefined && { around }) },
  })

/** Query for messages; once loaded, they are kept up to date by the versions of the chat, without a reload. */
export const threadQuery = (
  chatId: number,
  threadId: number | undefined,
  position: { around?: number | undefined },
) => ({
  queryKey: threadKey(chatId, threadId),
  queryFn: async ({ client }: { client: QueryClient }): Promise<MessagePage> => {
    if (!read(client, chatId, threadId)) return fetchFirstMessages(chatId, threadId, position.around)
    for (;;) {
      const since = read(client, chatId, threadId)?.version ?? 0
      const { messages, version, more } = await api.updates.send({
        params: { id: chatId },
        query: { since, ...inThread(threadId) },
      })
      const stretch = read(client, chatId, threadId)
      if (!stretch) return fetchFirstMessages(chatId, threadId)
      const next = withQuotes(withUpdates(stretch, messages, version), messages)
      if (!more) return next
      client.setQueryData(threadKey(chatId, threadId), next)
    }
  },
})

export async function loadOlder(queries: QueryClient, chatId: number, threadId?: number) {
  const stretch = read(queries, chatId, threadId)
  if (!stretch?.before) return
  const before = stretch.messages[0]?.id ?? 0
  const older = await api.messages.send({
    params: { id: chatId },
    query: { before, limit: perPage, ...inThread(threadId) },
  })
  change(queries, chatId, threadId, (current) => withOlder(current, older))
}

export async function loadNewer(queries: QueryClient, chatId: number, threadId?: number) {
  const stretch = read(queries, chatId, threadId)
  if (!stretch?.after) return
  const after = stretch.messages.at(-1)?.id ?? 0
  const newer = await api.messages.send({
    params: { id: chatId },
    query: { after, limit: perPage, ...inThread(threadId) },
  })
  change(queries, chatId, threadId, (current) => withNewer(current, newer))
}

/** Replaces the loaded messages by those around another one. */
export async function fetchAround(queries: QueryClient, chatId: number, threadId?: number, around?: number) {
  queries.setQueryData(threadKey(chatId, threadId), await fetchFirstMessages(chatId, threadId, around))
}

/** Drops messages far from the end, so that the chat next opens at its end or at the first unread message. */
export function trimCachedMessages(queries: QueryClient, chatId: number, threadId?: number) {
  if (read(queries, chatId, threadId)?.after)
    queries.removeQueries({ queryKey: threadKey(chatId, threadId), exact: true })
}

/** Updates a message wherever it is cached. */
export function showMessage(queries: QueryClient, message: Message) {
  for (const threadId of [undefined, message.threadId ?? message.id]) {
    const updates = isInThread(threadId, message) ? [message] : []
    change(queries, message.chatId, threadId, (stretch) => withQuotes(withUpdates(stretch, updates), [message]))
  }
}

/** A message where it is cached, in the chat or in its thread. */
export const findMessage = (queries: QueryClient, { id, chatId, threadId }: Message) =>
  [undefined, threadId ?? id]
    .flatMap((thread) => read(queries, chatId, thread)?.messages ?? [])
    .find((message) => message.id === id)

export const readMessages = (queries: QueryClient, chatId: number, threadId?: number) =>
  read(queries, chatId, threadId)?.messages ?? []

/** Optimistically changes a chat in the list. */
export const changeCachedChat = (queries: QueryClient, chatId: number, changes: Partial<Chat>) =>
  queries.setQueryData<Chat[]>(listQuery.queryKey, (list) =>
    list?.map((chat) => (chat.id === chatId ? { ...chat, ...changes } : chat)),
  )
