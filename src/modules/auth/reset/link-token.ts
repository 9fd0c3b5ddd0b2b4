import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The secret part of a letter's link, behind the `#`; undefined as long as the page is the one written at build time. */
export const useLinkToken = () =>
  useSyncExternalStore(
    subscribe,
    () => decodeURIComponent(location.hash.slice(1)),
    () => undefined,
  )
