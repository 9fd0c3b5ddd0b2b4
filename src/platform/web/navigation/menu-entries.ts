import { createContext, use } from 'react'
import type { Action } from '#platform/contract.ts'

/** An entry of the menu, and the permission to see it. */
export interface MenuEntry {
  /** The section's heading. */
  section: string
  label: string
  to: string
  topic: string
  action: Action
}

/** All entries in the order of the menu, regardless of permissions; the application fills it. */
export const MenuContext = createContext<readonly MenuEntry[]>([])

export const useMenuEntries = () => use(MenuContext)
