import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, for content that only the browser can render. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
