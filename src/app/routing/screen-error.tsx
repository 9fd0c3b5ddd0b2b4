import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { ErrorState, isChunkError } from '#platform/ui/states/error-state.tsx'
import { reloadOnce } from './reload-once.ts'

/** Replaces a failed screen; the shell keeps working. */
export function ScreenError() {
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const navigate = useNavigate()
  const currentLocation = useLocation()
  const isChunk = isChunkError(error)

  // Usually a deployment removed the chunk; a reload loads the new version.
  useEffect(() => {
    if (isChunk) reloadOnce()
  }, [isChunk])

  const retry = () => {
    if (isChunk) return location.reload()
    reset()
    // The router resets its error only on navigation.
    void navigate(currentLocation, { replace: true, state: currentLocation.state, preventScrollReset: true })
  }
  return <ErrorState as="h1" error={error} onRetry={retry} />
}
