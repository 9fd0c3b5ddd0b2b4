import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration: for what only the browser knows or can render. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
