/** Event of the window: the application handles shortcuts from now on. */
export const shortcutsReady = 'atrium:shortcuts-ready'

/** Keys for a screen that is not hydrated yet; undefined once it is. */
let waiting: KeyboardEvent[] | undefined

/** Until the returned function is called, keys without a shortcut wait; it then repeats them. */
export function collectUnknownKeys() {
  waiting = []
  return () => {
    const keys = waiting ?? []
    waiting = undefined
    for (const event of keys)
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(event.type, event))
  }
}

/** Whether the key waits until the screen is hydrated, and those after it with it. */
export function waitForScreen(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey } = event
  if (!waiting || ctrlKey || metaKey || altKey) return false
  const canWait = waiting.length > 0 ? /^(?:.|Enter|Backspace)$/.test(key) : /^\S$/.test(key)
  if (!canWait) return false
  event.preventDefault()
  waiting.push(event)
  return true
}

/** As `waitForScreen`, but only behind other keys. */
export const waitBehindOthers = (event: KeyboardEvent) => (waiting?.length ?? 0) > 0 && waitForScreen(event)
