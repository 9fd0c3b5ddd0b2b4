import { createContext, use } from 'react'
import { builtBrand, type Workspace } from '#platform/contracts/workspace.ts'

/** The application fills it; until then what was built holds. */
export const WorkspaceContext = createContext<Workspace>(builtBrand)

/** Where `useBrand` keeps what visitors may know. */
export const brandKey = ['brand'] as const

/** Name, logo and usual values of the installation. */
export const useWorkspace = () => use(WorkspaceContext)
