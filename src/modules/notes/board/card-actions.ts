import type { Note } from '../contract.ts'

/** Actions on a note without opening it. */
export interface CardActions {
  onPin: (note: Note) => void
  onArchive: (note: Note) => void
  /** Of a note that somebody else shares: asks whether to leave it. */
  onTrash: (note: Note) => void
  onRestore: (note: Note) => void
  onRemoveForGood: (note: Note) => void
  onToggleItem: (note: Note, itemId: string, done: boolean) => void
  /** Asks when to remind the user. */
  onRemind: (note: Note) => void
  onUnremind: (note: Note) => void
  onMenu: (note: Note, anchor: HTMLElement) => void
}
