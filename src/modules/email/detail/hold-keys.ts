const maxHold = 3000

const isWriting = () => document.activeElement?.closest('[contenteditable="true"], input, textarea') !== null

/** Until the text can be typed in, what is typed too early must not be taken for commands. */
export function holdKeys() {
  const ended = new AbortController()
  const hold = (event: KeyboardEvent) => {
    if (isWriting()) return ended.abort()
    if (event.key.length > 1 || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', hold, { capture: true, signal: ended.signal })
  setTimeout(() => ended.abort(), maxHold)
}
