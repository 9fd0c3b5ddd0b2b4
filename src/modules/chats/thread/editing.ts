import { useSyncExternalStore } from 'react'
import { createStore } from '#platform/web/store.ts'

/** The message that is being edited; one at a time, wherever it is. */
const edited = createStore<number | undefined>(undefined)

export const startEditing = (id: number) => edited.set(id)
export const stopEditing = () => edited.set(undefined)

/** Whether it is this one; rows of other messages are not drawn again. */
export const useEditing = (id: number) =>
  useSyncExternalStore(
    edited.subscribe,
    () => edited.get() === id,
    () => false,
  )
