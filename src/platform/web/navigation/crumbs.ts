import { createContext, use } from 'react'

export interface Crumb {
  label: string
  to: string
}

/** The way up from the present screen, without the screen itself; the application's router fills it. */
export const CrumbsContext = createContext<readonly Crumb[]>([])

export const useCrumbs = () => use(CrumbsContext)
