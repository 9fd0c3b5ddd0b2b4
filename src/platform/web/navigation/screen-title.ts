import { useEffect } from 'react'
import { createStore } from '#platform/web/store.ts'

/** Title of the current screen if the URL does not determine it: the name of a person, of an order. */
export const screenTitle = createStore<string | undefined>(undefined)

/** Names the document after what is shown for as long as it is shown; the route's own title follows when it goes. */
export function useScreenTitle(title: string | undefined) {
  useEffect(() => {
    screenTitle.set(title)
    return () => screenTitle.set(undefined)
  }, [title])
}
