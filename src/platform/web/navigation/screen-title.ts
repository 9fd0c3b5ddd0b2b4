import { useEffect } from 'react'
import { createStore } from '#platform/web/store.ts'

/** Title of the current screen if it depends on data, such as the name of a person. */
export const screenTitle = createStore<string | undefined>(undefined)

/** Sets the document's title while the component is mounted; then the route's own title returns. */
export function useScreenTitle(title: string | undefined) {
  useEffect(() => {
    screenTitle.set(title)
    return () => screenTitle.set(undefined)
  }, [title])
}
