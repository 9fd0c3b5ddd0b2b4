import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { ErrorState, isChunkError } from '#platform/ui/error-state.tsx'
import { reloadOnce } from './reload-once.ts'

/** What stands in the place of a screen that failed; the shell around it keeps working. */
export function ScreenError() {
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const { revalidate } = useRevalidator()
  const isChunk = isChunkError(error)

  // Most often a newer version has taken the files away: a fresh page knows the new ones.
  useEffect(() => {
    if (isChunk) reloadOnce()
  }, [isChunk])

  const retry = () => {
    if (isChunk) return location.reload()
    reset()
    void revalidate()
  }
  return <ErrorState as="h1" error={error} onRetry={retry} />
}
