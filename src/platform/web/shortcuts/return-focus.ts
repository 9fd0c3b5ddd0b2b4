// Enough for a form that waited for its call to be rendered again.
const maxAttempts = 20
const retryInterval = 50

/**
 * Focuses the first of these elements that accepts it, unless another element has the focus. Retries, since a button is
 * disabled during its call, and a closing dialog moves the focus. Skips removed elements.
 */
export function returnFocus(elements: readonly (Element | null)[], attempts = maxAttempts) {
  const elementsInPage = elements.filter((element) => element instanceof HTMLElement)
  if (attempts === 0 || elementsInPage.length === 0) return
  setTimeout(() => {
    const active = document.activeElement
    const remaining = elementsInPage.filter((element) => active === null || active.contains(element))
    for (const element of remaining) {
      element.focus()
      if (document.activeElement === element) return
    }
    returnFocus(remaining, attempts - 1)
  }, retryInterval)
}
