import { type ComponentProps, lazy, Suspense } from 'react'

const FieldValue = lazy(async () => ({ default: (await import('./field-value.tsx')).FieldValue }))

/** `FieldValue` for screens that seldom show such a field: loads with the first one. */
export const LazyFieldValue = (props: ComponentProps<typeof FieldValue>) => (
  <Suspense>
    <FieldValue {...props} />
  </Suspense>
)
