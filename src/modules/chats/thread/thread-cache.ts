import type { QueryClient } from '@tanstack/react-query'
import { api, listQuery } from '../chats-client.ts'
import type { Chat, Message } from '../contract-shapes.ts'
import { chats, type Stretch } from '../contract.ts'
import { withNewer, withOlder, withQuotes, withUpdates } from './stretch.ts'

const perPage = 60

export const threadKey = (chatId: number) => [chats.name, 'thread', chatId] as const

const read = (queries: QueryClient, chatId: number) => queries.getQueryData<Stretch>(threadKey(chatId))

const change = (queries: QueryClient, chatId: number, to: (stretch: Stretch) => Stretch) =>
  queries.setQueryData<Stretch>(threadKey(chatId), (stretch) => stretch && to(stretch))

/** Where to begin reading: at a message, or at the end. */
export const openStretch = (chatId: number, around?: number) =>
  api.messages.send({ params: { id: chatId }, query: { limit: perPage, ...(around !== undefined && { around }) } })

/** A thread that was read once is not read again, but follows the chat's versions. */
export const threadQuery = (chatId: number, begin: { around?: number | undefined }) => ({
  queryKey: threadKey(chatId),
  queryFn: async ({ client }: { client: QueryClient }): Promise<Stretch> => {
    if (!read(client, chatId)) return openStretch(chatId, begin.around)
    for (;;) {
      const since = read(client, chatId)?.version ?? 0
      const { messages, version, more } = await api.updates.send({ params: { id: chatId }, query: { since } })
      const stretch = read(client, chatId)
      if (!stretch) return openStretch(chatId)
      const next = withQuotes(withUpdates(stretch, messages, version), messages)
      if (!more) return next
      client.setQueryData(threadKey(chatId), next)
    }
  },
})

export async function loadOlder(queries: QueryClient, chatId: number) {
  const stretch = read(queries, chatId)
  if (!stretch?.before) return
  const before = stretch.messages[0]?.id ?? 0
  const older = await api.messages.send({ params: { id: chatId }, query: { before, limit: perPage } })
  change(queries, chatId, (now) => withOlder(now, older))
}

export async function loadNewer(queries: QueryClient, chatId: number) {
  const stretch = read(queries, chatId)
  if (!stretch?.after) return
  const after = stretch.messages.at(-1)?.id ?? 0
  const newer = await api.messages.send({ params: { id: chatId }, query: { after, limit: perPage } })
  change(queries, chatId, (now) => withNewer(now, newer))
}

/** Leaves what was read, and reads on elsewhere. */
export async function readElsewhere(queries: QueryClient, chatId: number, around?: number) {
  queries.setQueryData(threadKey(chatId), await openStretch(chatId, around))
}

/** A chat that was left while reading far back opens at its end, or at what is new, the next time. */
export function forgetFarAway(queries: QueryClient, chatId: number) {
  if (read(queries, chatId)?.after) queries.removeQueries({ queryKey: threadKey(chatId) })
}

/** Shows a message as it is now, wherever it is shown. */
export function showMessage(queries: QueryClient, message: Message) {
  change(queries, message.chatId, (stretch) => withQuotes(withUpdates(stretch, [message]), [message]))
}

export const readMessages = (queries: QueryClient, chatId: number) => read(queries, chatId)?.messages ?? []

/** Shows a change of a chat in the list before the server has answered. */
export const changeListed = (queries: QueryClient, chatId: number, changes: Partial<Chat>) =>
  queries.setQueryData<Chat[]>(listQuery.queryKey, (list) =>
    list?.map((chat) => (chat.id === chatId ? { ...chat, ...changes } : chat)),
  )
