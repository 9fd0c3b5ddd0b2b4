import { useEffect } from 'react'
import { createStore } from '#platform/web/store.ts'

/** Title of the current screen if the URL does not determine it: the name of a person, of an order. */
export const screenTitle = createStore<string | undefined>(undefined)

/** Sets the document's title while a component is mounted; then the route's own title returns. */
export function useScreenTitle(title: string | undefined) {
  useEffect(() => {
    screenTitle.set(title)
    return () => screenTitle.set(undefined)
  }, [title])
}
