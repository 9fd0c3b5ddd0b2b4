import { createContext, use } from 'react'
import { builtBrand, type Workspace } from '#platform/contracts/workspace.ts'
import { servedWorkspace } from '#platform/web/settings/settings-storage.ts'

/** The name and logo with which the server has sent the page, else those of the build. */
function readServedBrand(): Workspace {
  if (typeof document === 'undefined') return builtBrand
  const { name, logo }: { name?: unknown; logo?: unknown } = servedWorkspace()
  return {
    ...builtBrand,
    ...(typeof name === 'string' && { name }),
    ...(typeof logo === 'string' && { logo }),
  }
}

/** The values until the workspace has been loaded. */
export const firstBrand = readServedBrand()

/** The app provides it. */
export const WorkspaceContext = createContext<Workspace>(firstBrand)

/** Query key of `useBrand`. */
export const brandKey = ['brand'] as const

/** Name, logo and default values of the installation. */
export const useWorkspace = () => use(WorkspaceContext)
