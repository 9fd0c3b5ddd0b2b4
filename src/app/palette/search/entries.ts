import type { ModuleAction } from '#platform/actions.ts'
import type { Mark } from './match.ts'

/** One line of the palette: a page, something that can be done, a record. */
export interface Entry {
  /** Unique in the list, and the same however the list changes. */
  key: string
  title: string
  detail: string
  excerpt?: string
  Icon: NonNullable<ModuleAction['icon']>
  /** What is marked of the title. */
  marks: readonly Mark[]
  /** What is marked of detail and excerpt, word by word as the server has searched them. */
  words?: readonly string[]
  /** The address it leads to; without one it only does something. */
  path?: string
  /** The keys that do the same. */
  keys?: string
  /** What is done once the palette has closed, after the screen at `path` is there. */
  run?: () => void
  /** Narrows the search instead of closing the palette. */
  scope?: Scope
}

export interface EntryGroup {
  key: string
  title: string
  entries: readonly Entry[]
  /** As many lines stand for those that are asked for. */
  waiting?: number
}

/** What is looked through: everything, the pages, the actions, or the records of one contract. */
export type Scope = 'all' | 'pages' | 'actions' | `records:${string}`

const prefixes: Record<string, Scope> = { '>': 'actions', '/': 'pages' }

/** `>dark` looks for actions, `/inv` for pages; anything else for what the chosen scope says. */
export function askedOf(typed: string, chosen: Scope): { scope: Scope; text: string } {
  const scope = prefixes[typed.slice(0, 1)]
  return scope ? { scope, text: typed.slice(1).trim() } : { scope: chosen, text: typed.trim() }
}

/** The contract that a scope is about. */
export const topicOf = (scope: Scope) => (scope.startsWith('records:') ? scope.slice('records:'.length) : undefined)
