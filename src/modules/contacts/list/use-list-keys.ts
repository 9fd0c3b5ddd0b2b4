import type { KeyboardEvent } from 'react'
import type { Contact } from '../contract.ts'
import { indexOf } from './use-row-focus.ts'

interface Keys {
  count: number
  perPage: number
  rowAt: (index: number) => Contact | undefined
  go: (index: number) => void
  open: (contact: Contact) => void
  edit: (contact: Contact) => void
  star: (contact: Contact) => void
  remove: (contact: Contact) => void
  /** With `extend`, every row from the one ticked last. */
  tick: (index: number, extend: boolean) => void
  tickAll: () => void
  escape: () => void
}

/** What the keyboard does in the list; the row with the focus is meant. */
export function useListKeys(keys: Keys) {
  const moves: Record<string, (index: number) => number> = {
    ArrowDown: (index) => index + 1,
    ArrowUp: (index) => index - 1,
    PageDown: (index) => index + keys.perPage,
    PageUp: (index) => index - keys.perPage,
    Home: () => 0,
    End: () => keys.count - 1,
  }
  const actions: Record<string, (contact: Contact, index: number, isShift: boolean) => void> = {
    Enter: keys.open,
    e: keys.edit,
    s: keys.star,
    '#': keys.remove,
    Delete: keys.remove,
    x: (_, index, isShift) => keys.tick(index, isShift),
    X: (_, index) => keys.tick(index, true),
    ' ': (_, index, isShift) => keys.tick(index, isShift),
  }

  return (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event
    const index = indexOf(target)
    if (index === undefined || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'a') return
      event.preventDefault()
      return keys.tickAll()
    }
    if (key === 'Escape') return keys.escape()

    const move = moves[key]
    const action = actions[key]
    const contact = keys.rowAt(index)
    if (!move && !(action && contact)) return
    event.preventDefault()
    if (move) {
      const next = Math.max(0, Math.min(move(index), keys.count - 1))
      if (shiftKey && key.startsWith('Arrow')) keys.tick(next, true)
      keys.go(next)
    } else if (action && contact) action(contact, index, shiftKey)
  }
}
