import { type RefObject, useEffect } from 'react'

const operable = ':is(a[href], button, input, textarea, audio[controls], video[controls])'

/**
 * Makes a log one Tab stop: arrow keys go to its messages, and Tab into the message with the focus. Otherwise dozens of
 * links and reactions would stand between the list of chats and the field for a message.
 */
export function useMessageStops(log: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = log.current
    if (!element) return
    const settle = () => {
      const active = document.activeElement?.closest('[data-row]')
      for (const inside of element.querySelectorAll<HTMLElement>(`[data-row] ${operable}`)) {
        const index = inside.closest('[data-row]') === active ? 0 : -1
        if (inside.tabIndex !== index) inside.tabIndex = index
      }
    }
    const watch = new MutationObserver(settle)
    watch.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', settle)
    element.addEventListener('focusout', settle)
    settle()
    return () => {
      watch.disconnect()
      element.removeEventListener('focusin', settle)
      element.removeEventListener('focusout', settle)
    }
  }, [log])
}
