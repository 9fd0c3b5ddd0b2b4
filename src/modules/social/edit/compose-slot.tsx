import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ComposeContext, type ComposeTarget } from './compose-context.ts'

const ComposeDialog = lazy(async () => ({ default: (await import('./compose-dialog.tsx')).ComposeDialog }))

/** Where posts are written: one dialog for all that lies within, loaded when it is wanted first. */
export function ComposeSlot({ children }: { children: ReactNode }) {
  const [target, compose] = useState<ComposeTarget>()
  return (
    <ComposeContext value={compose}>
      {children}
      <Suspense>{target && <ComposeDialog target={target} onClose={() => compose(undefined)} />}</Suspense>
    </ComposeContext>
  )
}
