// Until a form that waited for its call has been drawn anew.
const focusTries = 20
const focusPause = 50

/**
 * Gives the focus to the first of these elements that takes it, once none has it but what is around them: a button that
 * waits for its call is disabled, and a dialog takes its focus.
 */
export function returnFocus(elements: readonly (Element | null)[], tries = focusTries) {
  const present = elements.filter((element) => element !== null && element instanceof HTMLElement)
  if (tries === 0 || present.length === 0) return
  setTimeout(() => {
    const active = document.activeElement
    for (const element of present) {
      if (active !== null && !active.contains(element)) return
      element.focus()
      if (document.activeElement === element) return
    }
    returnFocus(
      present.filter(({ isConnected }) => isConnected),
      tries - 1,
    )
  }, focusPause)
}
