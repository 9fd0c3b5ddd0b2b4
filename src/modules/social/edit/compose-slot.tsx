import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ComposeContext, type ComposeTarget } from './compose-context.ts'

const ComposeDialog = lazy(async () => ({ default: (await import('./compose-dialog.tsx')).ComposeDialog }))

/** Provides the dialog for writing posts to its children; loads it on first use. */
export function ComposeSlot({ children }: { children: ReactNode }) {
  const [target, compose] = useState<ComposeTarget>()
  return (
    <ComposeContext value={compose}>
      {children}
      <Suspense>{target && <ComposeDialog target={target} onClose={() => compose(undefined)} />}</Suspense>
    </ComposeContext>
  )
}
