import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { sessionQuery } from '#platform/web/session/session.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { noTours } from '#platform/web/settings/storage-key.ts'
import { onboarding } from '#app/overlays/overlays.ts'
import { startPath } from '#app/routing/modules.ts'

const interactions = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Shows the tour to new users once: after the first interaction, and once it is known that they have not seen it in
 * another browser.
 */
export function useOnboarding() {
  const user = useQuery(sessionQuery).data?.user.id
  const { pathname } = useLocation()
  // On other screens the user has come for a purpose.
  const isStart = startPath === undefined || pathname === startPath
  useEffect(() => {
    if (!user || !isStart || isTourDisabled()) return
    const ended = new AbortController()
    const openTour = () => {
      // Until the settings are synchronised, their owner is unknown.
      if (settings.stored()?.owner !== user) return
      ended.abort()
      if (settings.get().welcomed !== user) onboarding.open()
    }
    for (const interaction of interactions)
      addEventListener(interaction, openTour, { signal: ended.signal, passive: true })
    return () => ended.abort()
  }, [user, isStart])
}

/** Without storage the tour would reappear on each visit. */
function isTourDisabled() {
  try {
    return localStorage.getItem(noTours) !== null
  } catch {
    return true
  }
}
