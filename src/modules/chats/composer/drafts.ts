import { useSyncExternalStore } from 'react'
import * as z from 'zod'
import { StoredFiles } from '#platform/files/stored-file.ts'
import { draftNames, writeDraft, readDraft as readLocal } from '#platform/web/drafts/local-drafts.ts'
import { createStore } from '#platform/web/store.ts'
import { Quote } from '../contract-shapes.ts'
import { withNames } from '../mentions.ts'

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
const namePrefix = 'chats.message.'

const readAll = (userId: string): Drafts =>
  Object.fromEntries(
    draftNames(userId, namePrefix).flatMap((name) => {
      const draft = readLocal(userId, name, Draft)
      return draft ? [[name.slice(namePrefix.length), draft]] : []
    }),
  )

const stores = new Map<string, ReturnType<typeof createStore<Drafts>>>()

/** A user's drafts, kept in local storage. */
function getDrafts(userId: string) {
  const cachedStore = stores.get(userId)
  if (cachedStore) return cachedStore
  const store = createStore<Drafts>(readAll(userId))
  stores.set(userId, store)
  return store
}

export function useDrafts(userId: string) {
  const { subscribe, get } = getDrafts(userId)
  return useSyncExternalStore(subscribe, get, () => noDrafts)
}

export const readDraft = (userId: string, draftName: string) => getDrafts(userId).get()[draftName] ?? emptyDraft

const isEmpty = ({ text, files, replyTo }: Draft) => !text.trim() && files.length === 0 && !replyTo

export function saveDraft(userId: string, draftName: string, draft: Draft) {
  const store = getDrafts(userId)
  const { [draftName]: _, ...otherDrafts } = store.get()
  const isGone = isEmpty(draft)
  store.set(isGone ? otherDrafts : { ...otherDrafts, [draftName]: draft })
  writeDraft(userId, namePrefix + draftName, isGone ? undefined : draft)
}

interface Returned {
  userId: string
  chatId: number
  threadId?: number | undefined
  msg: string
  replyTo: Draft['replyTo']
}

/** Puts a message that could not be sent back into its field, before what has been typed there since. */
export function returnToDraft(
  { userId, chatId, threadId, msg, replyTo }: Returned,
  getName: (userId: string) => string | undefined,
) {
  const key = draftKey(chatId, threadId)
  const draft = readDraft(userId, key)
  const text = [withNames(msg, getName), draft.text].filter(Boolean).join('\n')
  saveDraft(userId, key, { ...draft, text, replyTo: draft.replyTo ?? replyTo })
}
