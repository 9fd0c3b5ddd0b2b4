import { createContext, use } from 'react'
import { builtBrand, type Workspace } from '#platform/contracts/workspace.ts'

/** The app provides it; the default is the built-in brand. */
export const WorkspaceContext = createContext<Workspace>(builtBrand)

/** Query key of `useBrand`. */
export const brandKey = ['brand'] as const

/** Name, logo and default values of the installation. */
export const useWorkspace = () => use(WorkspaceContext)
