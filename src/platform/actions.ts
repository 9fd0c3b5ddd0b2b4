import type { ComponentType } from 'react'
import type { Action } from './contract.ts'

/** A command of a module in the command palette, such as "New note". */
export interface ModuleAction {
  /** Key of the command's name in the module's texts. The name begins with a verb or with "New". */
  label: string
  /** Text key of further search words. */
  keywords?: string
  /** Default: the module's icon. */
  icon?: ComponentType<{ size?: number | string; stroke?: number | string }>
  /** The address that starts the command. */
  path: string
  /** A shortcut of the screen, run after the address is open, where the address alone does not start the command. */
  keys?: string
  /** The contract whose rules decide who sees the command. Default: the module's. */
  topic?: string
  /** The action that a user must be allowed. Default: `create`. */
  action?: Action
}

/** The exports of a module's `actions.ts`, which is loaded with the palette, not at the start. */
export const defineActions = (actions: readonly ModuleAction[]) => actions
