import type { ComponentType } from 'react'
import type { Action } from './contract.ts'

/** Something that a module lets one do from anywhere, by its name: "New note", "Write a message". */
export interface ModuleAction {
  /** Key of its name in the module's texts; begins with a verb or with "New". */
  label: string
  /** Key of further words by which it is found, in one text. */
  keywords?: string
  /** The module's unless given. */
  icon?: ComponentType<{ size?: number | string; stroke?: number | string }>
  /** The screen where it is done, with whatever in the address begins it. */
  path: string
  /** Where the address alone does not begin it: the screen's own shortcut that does, run once the screen is there. */
  keys?: string
  /** The contract that the rules are asked about whether one is offered it; the module's unless given. */
  topic?: string
  /** The action that a user must be allowed. Default: `create`. */
  action?: Action
}

/** The exports of a module's `actions.ts`, which is loaded with the palette, not at the start. */
export const defineActions = (actions: readonly ModuleAction[]) => actions
