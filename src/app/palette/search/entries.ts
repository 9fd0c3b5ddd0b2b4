import type { ModuleAction } from '#platform/actions.ts'
import type { Mark } from './match.ts'

/** An entry of the palette: a page, an action or a record. */
export interface Entry {
  /** Unique and stable across changes of the list. */
  key: string
  title: string
  detail: string
  excerpt?: string
  Icon: NonNullable<ModuleAction['icon']>
  /** Highlighted ranges of the title. */
  marks: readonly Mark[]
  /** Words to highlight in detail and excerpt, as the server matched them. */
  words?: readonly string[]
  /** Path to open; without it the entry only runs an action. */
  path?: string
  /** Equivalent keyboard shortcut. */
  keys?: string
  /** Runs after the palette has closed and the screen at `path` is shown. */
  run?: () => void
  /** Changes the scope instead of closing the palette. */
  scope?: Scope
}

export interface EntryGroup {
  key: string
  title: string
  entries: readonly Entry[]
  /** Number of placeholder rows while loading. */
  waiting?: number
}

/** What to search: everything, pages, actions, or the records of one contract. */
export type Scope = 'all' | 'pages' | 'actions' | `records:${string}`

const prefixes: Record<string, Scope> = { '>': 'actions', '/': 'pages' }

/** `>dark` searches actions, `/inv` pages; other text the chosen scope. */
export function parseInput(input: string, selectedScope: Scope): { scope: Scope; text: string } {
  const scope = prefixes[input.slice(0, 1)]
  return scope ? { scope, text: input.slice(1).trim() } : { scope: selectedScope, text: input.trim() }
}

/** The contract of a scope. */
export const getTopic = (scope: Scope) => (scope.startsWith('records:') ? scope.slice('records:'.length) : undefined)
