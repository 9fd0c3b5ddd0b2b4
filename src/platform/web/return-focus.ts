// Until a form that waited for its call has been drawn anew.
const focusTries = 20
const focusPause = 50

/**
 * Gives the focus to the first of these elements that takes it, as long as none has it but what is around them: a button
 * that waits for its call is disabled, and a dialog takes its focus. An element that is gone, such as an option with its
 * menu, is passed over.
 */
export function returnFocus(elements: readonly (Element | null)[], tries = focusTries) {
  if (tries === 0) return
  setTimeout(() => {
    const active = document.activeElement
    const waiting = elements.filter(
      (element) => element instanceof HTMLElement && (active === null || active.contains(element)),
    )
    for (const element of waiting) {
      if (element instanceof HTMLElement) element.focus()
      if (document.activeElement === element) return
    }
    if (waiting.length > 0) returnFocus(waiting, tries - 1)
  }, focusPause)
}
