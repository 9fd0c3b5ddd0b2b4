// Undefined after an undo, which cannot itself be undone.
let latest: (() => void) | undefined

/**
 * Undoes the last change, from its toast or by shortcut. Kept outside of hooks, where the React compiler would treat a
 * module variable as a constant.
 */
export const latestUndo = {
  set(undo: () => void) {
    latest = undo
  },
  forget(undo: () => void) {
    if (latest === undo) latest = undefined
  },
  run: () => latest?.(),
}
