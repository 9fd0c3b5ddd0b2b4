import { useEffect } from 'react'
import { createStore } from '#platform/web/store.ts'

/** What the present screen calls itself, where the address alone does not say it: the name of a person, of an order. */
export const screenTitle = createStore<string | undefined>(undefined)

/** Names the document after what is shown for as long as it is shown; the route's own title follows when it goes. */
export function useScreenTitle(title: string | undefined) {
  useEffect(() => {
    screenTitle.set(title)
    return () => screenTitle.set(undefined)
  }, [title])
}
