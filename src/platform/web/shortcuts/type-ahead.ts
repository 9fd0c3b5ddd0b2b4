/** Time to load code on a slow connection, in milliseconds. */
export const maxWait = 8000

/** Whether keys pressed in the element are text input. */
export const isTextField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select'))

/** Ends the collecting, and returns the keys. */
let stop: (() => string[]) | undefined

/**
 * Opens a text field that may have to be loaded first. Keys pressed before it has the focus are collected, so that they
 * are neither lost nor run as shortcuts, and are then typed into it. Escape, Tab and the pointer end the waiting, and
 * so does `open` by returning false if it opens nothing. Collecting again continues with the keys that are collected.
 */
export function typeAhead(open: () => unknown) {
  const buffered = stop?.() ?? []
  const before = document.activeElement
  let field: HTMLElement | undefined

  const bufferKey = (event: KeyboardEvent) => {
    const { key } = event
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Escape' || key === 'Tab') return void end()
    if (key.length > 1 && key !== 'Enter' && key !== 'Backspace') return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (key === 'Backspace') buffered.pop()
    else buffered.push(key)
  }
  const findField = ({ target }: FocusEvent) => {
    if (field !== undefined || target === before || !isTextField(target)) return
    waitForText(target)
  }
  // Delayed, since the code that focuses the field often sets its text first.
  const waitForText = (target: HTMLElement) => {
    field = target
    setTimeout(typeBuffered)
  }
  const typeBuffered = () => {
    if (stop !== end) return
    const active = document.activeElement
    if (active !== field) {
      // The field was replaced while its code loaded.
      field = undefined
      if (active !== before && isTextField(active)) waitForText(active)
      return
    }
    end()
    for (const key of buffered) type(active, key)
  }
  // Text that comes without keys, such as from an emoji picker, must not overtake the keys.
  const bufferText = (event: InputEvent) => {
    if (event.data === null || !event.cancelable) return
    event.preventDefault()
    buffered.push(event.data)
  }
  const timer = setTimeout(() => end(), maxWait)
  const end = () => {
    clearTimeout(timer)
    removeEventListener('beforeinput', bufferText, true)
    removeEventListener('keydown', bufferKey, true)
    removeEventListener('focusin', findField)
    removeEventListener('pointerdown', end, true)
    if (stop === end) stop = undefined
    return buffered
  }
  stop = end
  addEventListener('keydown', bufferKey, true)
  addEventListener('beforeinput', bufferText, true)
  addEventListener('focusin', findField)
  addEventListener('pointerdown', end, true)
  if (open() === false) end()
}

function type(field: Element, key: string) {
  if (key !== 'Enter') {
    // Only this command is handled as typing by editors and undo.
    document.execCommand('insertText', false, key)
    return
  }
  const event = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true })
  if (field.dispatchEvent(event) && field.matches('textarea')) document.execCommand('insertText', false, '\n')
}
