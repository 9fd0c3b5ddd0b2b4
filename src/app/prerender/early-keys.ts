import { shortcutsReady } from '#platform/web/shortcuts/waiting-keys.ts'

/** Inlined in the head by its source text, so that it may use its parameters only. */
function holdKeys(readyEvent: string, fields: string, timeLimit: number) {
  const held: KeyboardEventInit[] = []
  const isCommand = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
    ctrlKey || metaKey ? key.toLowerCase() === 'k' : key.length === 1 && key !== ' '
  const hold = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, target, isComposing } = event
    const isText = held.length > 0 && !ctrlKey && !metaKey && / |Enter|Backspace/.test(key)
    if (altKey || isComposing || (target instanceof Element && target.closest(fields))) return
    if (!isText && !isCommand(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push({ key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true })
  }
  const end = () => removeEventListener('keydown', hold, true)
  addEventListener('keydown', hold, true)
  addEventListener(
    readyEvent,
    () => {
      end()
      for (const init of held)
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init))
    },
    { once: true },
  )
  setTimeout(end, timeLimit)
}

/**
 * Inline script: holds keys that may be shortcuts, and text after them, until the application handles shortcuts, and
 * then repeats them. Time limit in ms, for an application that does not start.
 */
export const earlyKeyScript = () =>
  `(${holdKeys})(${JSON.stringify(shortcutsReady)},"input,textarea,select,[contenteditable]",15000)`
