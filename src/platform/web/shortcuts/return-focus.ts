// Until a form that waited for its call has been drawn anew.
const focusTries = 20
const focusPause = 50

/**
 * Gives the focus to the first of these elements that takes it, as long as none has it but what is around them: a button
 * that waits for its call is disabled, and a dialog takes its focus. An element that is gone, such as an option with its
 * menu, is passed over.
 */
export function returnFocus(elements: readonly (Element | null)[], tries = focusTries) {
  const present = elements.filter((element) => element instanceof HTMLElement)
  if (tries === 0 || present.length === 0) return
  setTimeout(() => {
    const active = document.activeElement
    const waiting = present.filter((element) => active === null || active.contains(element))
    for (const element of waiting) {
      element.focus()
      if (document.activeElement === element) return
    }
    returnFocus(waiting, tries - 1)
  }, focusPause)
}
