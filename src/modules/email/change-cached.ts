import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { type Change, email } from './contract.ts'
import { type Conversation, MailFolder } from './contract-email.ts'
import { getSearchFolder } from './search/search-folder.ts'

const ListKey = z.tuple([
  z.literal(email.name),
  z.literal('threads page'),
  z.object({ query: z.object({ in: MailFolder.optional(), label: z.int().optional(), q: z.string().optional() }) }),
])

interface ListPage {
  items: readonly Conversation[]
  total: number
}

const isList = (data: unknown): data is ListPage =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items) && 'total' in data

/** Applies a change to a conversation; undefined if it then leaves the list. */
export function changedConversation(
  conversation: Conversation,
  set: Change,
  list: MailFolder,
): Conversation | undefined {
  const { trash, folder, starred, snoozedUntil, read, addLabels = [], removeLabels = [] } = set
  if (trash !== undefined && trash !== (list === 'trash')) return undefined
  if (folder !== undefined && leavesFolder(list, folder)) return undefined
  if (list === 'inbox' && snoozedUntil) return undefined
  if (list === 'snoozed' && snoozedUntil === null) return undefined
  if (list === 'starred' && starred === false) return undefined
  return {
    ...conversation,
    ...(starred !== undefined && { starred }),
    ...(set.important !== undefined && { important: set.important }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
    ...(read !== undefined && {
      unread: read ? 0 : Math.max(1, conversation.unread),
      participants: conversation.participants.map((person) => ({ ...person, unread: !read && !person.isMe })),
    }),
    labels: [...new Set([...conversation.labels, ...addLabels])].filter((id) => !removeLabels.includes(id)),
  }
}

function leavesFolder(list: MailFolder, folder: NonNullable<Change['folder']>) {
  if (list === 'inbox' || list === 'archive' || list === 'spam') return list !== folder
  return folder === 'spam' && list !== 'trash'
}

/** Changes conversations in all cached lists; returns a function that restores them. */
export function changeLists(queries: QueryClient, threads: ReadonlySet<number>, set: Change) {
  void queries.cancelQueries({ queryKey: [email.name, 'threads page'] })
  const cachedLists = queries.getQueriesData({ queryKey: [email.name, 'threads page'] })
  for (const [key, data] of cachedLists) {
    const listKey = ListKey.safeParse(key)
    if (!listKey.success || !isList(data)) continue
    const { query } = listKey.data[2]
    const { label } = query
    const folder = getSearchFolder(query) ?? 'all'
    const items = data.items.flatMap((conversation) => {
      if (!threads.has(conversation.threadId)) return [conversation]
      const changed = changedConversation(conversation, set, folder)
      const isUnlabelled = label !== undefined && set.removeLabels?.includes(label)
      return changed && !isUnlabelled ? [changed] : []
    })
    queries.setQueryData(key, { ...data, items, total: data.total - (data.items.length - items.length) })
  }
  return () => {
    for (const [key, data] of cachedLists)
      if (isList(data)) queries.setQueryData<ListPage>(key, (current) => current && putBack(current, data, threads))
  }
}

/** The list as it is now, with these conversations as they were before: the others may have changed meanwhile. */
function putBack(current: ListPage, before: ListPage, threads: ReadonlySet<number>): ListPage {
  const items = [...current.items]
  for (const [position, conversation] of before.items.entries()) {
    const { threadId } = conversation
    if (!threads.has(threadId)) continue
    const index = items.findIndex((one) => one.threadId === threadId)
    if (index === -1) items.splice(position, 0, conversation)
    else items[index] = conversation
  }
  return { ...current, items, total: current.total + items.length - current.items.length }
}
