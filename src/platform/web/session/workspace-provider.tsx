import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { builtBrand, type Workspace } from '#platform/contracts/workspace.ts'
import { sessionQuery } from './session.ts'
import { brandKey, WorkspaceContext } from './workspace.ts'

/** Gives what came with the session or the brand to all screens, without a call of its own. */
export function WorkspaceProvider({ children }: { children: ReactNode }) {
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const { data: brand } = useQuery<Workspace>({ queryKey: brandKey, enabled: false })
  return <WorkspaceContext value={session?.workspace ?? brand ?? builtBrand}>{children}</WorkspaceContext>
}
