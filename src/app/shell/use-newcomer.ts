import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { sessionQuery } from '#platform/web/session/session.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { noTours } from '#platform/web/settings/storage-key.ts'
import { onboarding } from '#app/overlays/overlays.ts'
import { startPath } from '#app/routing/modules.ts'

const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/** Who uses the application for the first time is shown around, once: not before they touch something, nor while it is unknown whether they have been elsewhere. */
export function useNewcomer() {
  const user = useQuery(sessionQuery).data?.user.id
  const { pathname } = useLocation()
  // Elsewhere somebody has come to do something.
  const isStart = startPath === undefined || pathname === startPath
  useEffect(() => {
    if (!user || !isStart || isLeftAlone()) return
    const ended = new AbortController()
    const meet = () => {
      // Until both sides are compared, the settings are nobody's.
      if (settings.kept()?.owner !== user) return
      ended.abort()
      if (settings.get().welcomed !== user) onboarding.open()
    }
    for (const sign of signs) addEventListener(sign, meet, { signal: ended.signal, passive: true })
    return () => ended.abort()
  }, [user, isStart])
}

/** Where nothing can be kept, one would be shown around with every visit. */
function isLeftAlone() {
  try {
    return localStorage.getItem(noTours) !== null
  } catch {
    return true
  }
}
