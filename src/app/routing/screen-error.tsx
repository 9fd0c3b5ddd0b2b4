import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { ErrorState, isChunkError } from '#platform/ui/states/error-state.tsx'
import { reloadOnce } from './reload-once.ts'

/** What stands in the place of a screen that failed; the shell around it keeps working. */
export function ScreenError() {
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const navigate = useNavigate()
  const here = useLocation()
  const isChunk = isChunkError(error)

  // Most often a newer version has taken the files away: a fresh page knows the new ones.
  useEffect(() => {
    if (isChunk) reloadOnce()
  }, [isChunk])

  const retry = () => {
    if (isChunk) return location.reload()
    reset()
    // To be arrived at anew: that is what makes the router forget the failure.
    void navigate(here, { replace: true, state: here.state, preventScrollReset: true })
  }
  return <ErrorState as="h1" error={error} onRetry={retry} />
}
