import { useSyncExternalStore } from 'react'
import { createStore } from '#platform/web/store.ts'

/** The message being edited; at most one, in the chat or in a thread. */
const edited = createStore<string | undefined>(undefined)
const getKey = (id: number, threadId: number | undefined) => `${id} ${threadId ?? 'chat'}`

export const startEditing = (id: number, threadId?: number) => edited.set(getKey(id, threadId))
export const stopEditing = () => edited.set(undefined)

/** Whether this message is being edited; a change re-renders only the affected rows. */
export const useEditing = (id: number, threadId: number | undefined) =>
  useSyncExternalStore(
    edited.subscribe,
    () => edited.get() === getKey(id, threadId),
    () => false,
  )
