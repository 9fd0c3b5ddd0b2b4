import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { type Change, email } from './contract.ts'
import { type Conversation, Place } from './contract-email.ts'
import { placeOf } from './search/search-place.ts'

const ListKey = z.tuple([
  z.literal(email.name),
  z.literal('threads page'),
  z.object({ query: z.object({ in: Place.optional(), label: z.int().optional(), q: z.string().optional() }) }),
])

interface ListPage {
  items: readonly Conversation[]
  total: number
}

const isList = (data: unknown): data is ListPage =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items) && 'total' in data

/** Applies a change to a conversation; undefined if it then leaves the list. */
export function changedConversation(one: Conversation, set: Change, place: Place): Conversation | undefined {
  const { trash, folder, starred, snoozedUntil, read, addLabels = [], removeLabels = [] } = set
  if (trash !== undefined && trash !== (place === 'trash')) return undefined
  if (folder !== undefined && leaves(place, folder)) return undefined
  if (place === 'inbox' && snoozedUntil) return undefined
  if (place === 'snoozed' && snoozedUntil === null) return undefined
  if (place === 'starred' && starred === false) return undefined
  return {
    ...one,
    ...(starred !== undefined && { starred }),
    ...(set.important !== undefined && { important: set.important }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
    ...(read !== undefined && {
      unread: read ? 0 : Math.max(1, one.unread),
      participants: one.participants.map((person) => ({ ...person, unread: !read && !person.isMe })),
    }),
    labels: [...new Set([...one.labels, ...addLabels])].filter((id) => !removeLabels.includes(id)),
  }
}

function leaves(place: Place, folder: NonNullable<Change['folder']>) {
  if (place === 'inbox' || place === 'archive' || place === 'spam') return place !== folder
  return folder === 'spam' && place !== 'trash'
}

/** Changes conversations in all cached lists; returns a function that restores them. */
export function changeLists(queries: QueryClient, threads: ReadonlySet<number>, set: Change) {
  void queries.cancelQueries({ queryKey: [email.name, 'threads page'] })
  const before = queries.getQueriesData({ queryKey: [email.name, 'threads page'] })
  for (const [key, data] of before) {
    const known = ListKey.safeParse(key)
    if (!known.success || !isList(data)) continue
    const { query } = known.data[2]
    const { label } = query
    const place = placeOf(query) ?? 'all'
    const items = data.items.flatMap((one) => {
      if (!threads.has(one.threadId)) return [one]
      const changed = changedConversation(one, set, place)
      const isUnlabelled = label !== undefined && set.removeLabels?.includes(label)
      return changed && !isUnlabelled ? [changed] : []
    })
    queries.setQueryData(key, { ...data, items, total: data.total - (data.items.length - items.length) })
  }
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data)
  }
}
