import { useSyncExternalStore } from 'react'
import * as z from 'zod'
import { StoredFiles } from '#platform/pictures/file.ts'
import { draftNames, writeDraft, readDraft as readLocal } from '#platform/web/drafts/local-drafts.ts'
import { createStore } from '#platform/web/store.ts'
import { Quote } from '../contract-shapes.ts'

const Draft = z.object({
  text: z.string(),
  files: StoredFiles,
  replyTo: Quote.nullable().catch(null),
})
export type Draft = z.infer<typeof Draft>

type Drafts = Readonly<Record<string, Draft>>

const noDrafts: Drafts = {}
const emptyDraft: Draft = { text: '', files: [], replyTo: null }
/** Key of a draft, in a chat or in one of its threads. */
export const draftKey = (chatId: number, threadId?: number) =>
  threadId === undefined ? String(chatId) : `${chatId}.${threadId}`

// One entry per draft, so that two tabs do not overwrite each other's drafts.
const begin = 'chats.message.'

const readAll = (userId: string): Drafts =>
  Object.fromEntries(
    draftNames(userId, begin).flatMap((name) => {
      const draft = readLocal(userId, name, Draft)
      return draft ? [[name.slice(begin.length), draft]] : []
    }),
  )

const stores = new Map<string, ReturnType<typeof createStore<Drafts>>>()

/** A user's drafts, kept in local storage. */
function draftsOf(userId: string) {
  const known = stores.get(userId)
  if (known) return known
  const store = createStore<Drafts>(readAll(userId))
  stores.set(userId, store)
  return store
}

export function useDrafts(userId: string) {
  const { subscribe, get } = draftsOf(userId)
  return useSyncExternalStore(subscribe, get, () => noDrafts)
}

export const readDraft = (userId: string, place: string) => draftsOf(userId).get()[place] ?? emptyDraft

const isEmpty = ({ text, files, replyTo }: Draft) => !text.trim() && files.length === 0 && !replyTo

export function saveDraft(userId: string, place: string, draft: Draft) {
  const store = draftsOf(userId)
  const { [place]: _, ...others } = store.get()
  const isGone = isEmpty(draft)
  store.set(isGone ? others : { ...others, [place]: draft })
  writeDraft(userId, begin + place, isGone ? undefined : draft)
}
