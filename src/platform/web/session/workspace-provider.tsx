import { skipToken, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { Workspace } from '#platform/contracts/workspace.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { sessionQuery } from './session.ts'
import { brandKey, firstBrand, WorkspaceContext } from './workspace.ts'

/** Provides the workspace that was loaded with the session or the brand. */
export function WorkspaceProvider({ children }: { children: ReactNode }) {
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const { data: brand } = useQuery<Workspace>({ queryKey: brandKey, queryFn: skipToken, enabled: false })
  const workspace = session?.workspace ?? brand
  useEffect(() => {
    if (workspace) settings.setWorkspaceLook({ brand: workspace.brand, font: workspace.font })
  }, [workspace])
  return <WorkspaceContext value={workspace ?? firstBrand}>{children}</WorkspaceContext>
}
