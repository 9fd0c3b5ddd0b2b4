import { createContext, use } from 'react'
import { builtBrand, type Workspace } from '#platform/contracts/workspace.ts'
import { servedWorkspace } from '#platform/web/settings/settings-storage.ts'

/** The name with which the server has sent the page, else that of the build; until the workspace has been loaded. */
function readServedName() {
  if (typeof document === 'undefined') return builtBrand.name
  const { name }: { name?: unknown } = servedWorkspace()
  return typeof name === 'string' ? name : builtBrand.name
}

/** The values until the workspace has been loaded. */
export const firstBrand: Workspace = { ...builtBrand, name: readServedName() }

/** The app provides it. */
export const WorkspaceContext = createContext<Workspace>(firstBrand)

/** Query key of `useBrand`. */
export const brandKey = ['brand'] as const

/** Name, logo and default values of the installation. */
export const useWorkspace = () => use(WorkspaceContext)
