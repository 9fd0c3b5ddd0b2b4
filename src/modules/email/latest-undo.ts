// What was undone last cannot be undone again.
let latest: (() => void) | undefined

/**
 * What takes the last change back, from its toast or by key. It belongs outside of any hook: React's compiler takes the
 * variables of a module for constants there.
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
