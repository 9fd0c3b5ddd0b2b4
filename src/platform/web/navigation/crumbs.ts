import { createContext, use } from 'react'

export interface Crumb {
  label: string
  to: string
}

/** Breadcrumbs of the current screen, without the screen itself; the app provides them. */
export const CrumbsContext = createContext<readonly Crumb[]>([])

export const useCrumbs = () => use(CrumbsContext)
