import { useSyncExternalStore } from 'react'
import { createStore } from '#platform/web/store.ts'

/** The message that is being edited; one at a time, in the chat or in a thread. */
const edited = createStore<string | undefined>(undefined)
const keyOf = (id: number, threadId: number | undefined) => `${id} ${threadId ?? 'chat'}`

export const startEditing = (id: number, threadId?: number) => edited.set(keyOf(id, threadId))
export const stopEditing = () => edited.set(undefined)

/** Whether it is this one; rows of other messages are not drawn again. */
export const useEditing = (id: number, threadId: number | undefined) =>
  useSyncExternalStore(
    edited.subscribe,
    () => edited.get() === keyOf(id, threadId),
    () => false,
  )
