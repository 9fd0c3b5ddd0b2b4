import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { sessionQuery } from '#platform/web/session/session.ts'
import { recordVisit } from '#platform/web/navigation/visits.ts'

/** Records visited places for the palette. */
export function useVisits() {
  const { pathname, search } = useLocation()
  const owner = useQuery(sessionQuery).data?.user.id
  useEffect(() => {
    if (owner) recordVisit(owner, pathname, search)
  }, [owner, pathname, search])
}
