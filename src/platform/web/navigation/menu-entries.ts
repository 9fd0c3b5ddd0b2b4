import { createContext, use } from 'react'
import type { Action } from '#platform/contract.ts'

/** An entry of the menu, and what one must be allowed to do to see it. */
export interface MenuEntry {
  /** The section's heading. */
  section: string
  label: string
  to: string
  topic: string
  action: Action
}

/** Every entry there is, in the order of the menu, whoever may see it; the application fills it. */
export const MenuContext = createContext<readonly MenuEntry[]>([])

export const useMenuEntries = () => use(MenuContext)
