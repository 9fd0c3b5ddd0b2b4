const maxHold = 3000

const isWriting = () => document.activeElement?.closest('[contenteditable="true"], input, textarea') !== null

/** Suppresses shortcuts for up to 3 s until the text field has the focus, so that early typing runs no command. */
export function suppressShortcuts() {
  const ended = new AbortController()
  const suppress = (event: KeyboardEvent) => {
    if (isWriting()) return ended.abort()
    if (event.key.length > 1 || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', suppress, { capture: true, signal: ended.signal })
  setTimeout(() => ended.abort(), maxHold)
}
