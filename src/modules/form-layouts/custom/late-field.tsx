import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'

interface LateFieldProps {
  /** How high the field will be, in pixels. */
  height: number
  children: ReactNode
}

/** The place of a field whose code comes after the page. */
export const LateField = ({ height, children }: LateFieldProps) => (
  <ErrorBoundary>
    <Suspense fallback={<Skeleton height={height} />}>{children}</Suspense>
  </ErrorBoundary>
)
