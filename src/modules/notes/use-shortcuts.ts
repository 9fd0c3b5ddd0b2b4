import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const inTheWay = 'dialog:modal, [aria-modal="true"], .MuiModal-root, [popover="auto"]:popover-open'

/** Runs what belongs to a key pressed anywhere on the screen, unless somebody is typing or a dialog or menu is open. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector(inTheWay)) return
    const run = shortcuts[event.key]
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
