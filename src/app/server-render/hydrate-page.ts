import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isClientOnly } from '#app/client-only.ts'
import { whenHydrated } from './when-hydrated.ts'

/**
 * Hydrates a rendered page, and calls `onHydrated` once all of its parts are. React renders parts again that differ from
 * their HTML. This is reported, except for parts that the server left to the browser, and for those whose data a write
 * may have changed before their hydration.
 */
export function hydratePage(root: HTMLElement, app: ReactNode, queries: QueryClient, onHydrated: () => void) {
  let isHydrated = false
  hydrateRoot(root, app, {
    onRecoverableError(error) {
      const hasWritten = queries.getMutationCache().getAll().length > 0
      if (!isClientOnly(error) && (isHydrated || !hasWritten)) reportError(error)
    },
  })
  whenHydrated(root, () => {
    isHydrated = true
    onHydrated()
  })
}
