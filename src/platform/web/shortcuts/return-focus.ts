// Enough for a form that waited for its call to be rendered again.
const focusTries = 20
const focusPause = 50

/**
 * Focuses the first of these elements that accepts it, unless another element has the focus. Retries, since a button is
 * disabled during its call, and a closing dialog moves the focus. Skips removed elements.
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
