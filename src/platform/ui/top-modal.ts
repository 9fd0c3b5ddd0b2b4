const ownModals = () => [...document.getElementsByTagName('dialog')].filter((dialog) => dialog.matches(':modal'))

// The library appends its dialogs to the page, and traps the focus in them.
const libraryModals = () =>
  [...document.body.children].filter((element) => element.matches('.MuiModal-root:not(.MuiModal-hidden)'))

/** The only usable part of the page: the browser's modal dialog, which is above all, or the library's. */
export const topModal = () =>
  ownModals().at(-1) ?? libraryModals().at(-1)?.querySelector(':scope > [tabindex="-1"]') ?? undefined

/** Notifies when another one may be on top: one was opened, closed or removed. */
export function watchModals(listener: () => void) {
  const ended = new AbortController()
  // These events do not bubble.
  const options = { capture: true, signal: ended.signal }
  document.addEventListener('toggle', listener, options)
  document.addEventListener('close', listener, options)
  const watch = new MutationObserver(listener)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    ended.abort()
    watch.disconnect()
  }
}
