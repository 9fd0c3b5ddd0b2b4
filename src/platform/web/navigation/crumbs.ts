import { createContext, use } from 'react'

export interface Crumb {
  label: string
  to: string
}

/** The breadcrumbs of the present screen, without the screen itself; the application's router provides them. */
export const CrumbsContext = createContext<readonly Crumb[]>([])

export const useCrumbs = () => use(CrumbsContext)
