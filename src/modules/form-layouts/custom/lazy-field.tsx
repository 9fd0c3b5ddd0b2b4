import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'

interface LazyFieldProps {
  /** Height of the field in pixels. */
  height: number
  children: ReactNode
}

/** Placeholder of a field that is loaded lazily. */
export const LazyField = ({ height, children }: LazyFieldProps) => (
  <ErrorBoundary>
    <Suspense fallback={<Skeleton height={height} />}>{children}</Suspense>
  </ErrorBoundary>
)
