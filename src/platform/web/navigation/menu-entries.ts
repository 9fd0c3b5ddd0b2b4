import { createContext, use } from 'react'
import type { Action } from '#platform/contract.ts'

/** An entry of the menu, and the permission that it requires. */
export interface MenuEntry {
  /** The section's heading. */
  section: string
  label: string
  to: string
  topic: string
  action: Action
}

/** All entries in the order of the menu, regardless of permissions; the app provides them. */
export const MenuContext = createContext<readonly MenuEntry[]>([])

export const useMenuEntries = () => use(MenuContext)
