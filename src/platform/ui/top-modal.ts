const ownModals = () => [...document.getElementsByTagName('dialog')].filter((dialog) => dialog.matches(':modal'))

// The library puts its own at the end of the page, and keeps the focus in the part that can have it.
const libraryModals = () =>
  [...document.body.children].filter((element) => element.matches('.MuiModal-root:not(.MuiModal-hidden)'))

/** The part of the page that alone can be used now: the browser's modal dialog, which lies above all, or the library's. */
export const topModal = () =>
  ownModals().at(-1) ?? libraryModals().at(-1)?.querySelector(':scope > [tabindex="-1"]') ?? undefined

/** Tells when another one may be on top: one was opened, was closed, or went with what it belonged to. */
export function watchModals(listener: () => void) {
  const ended = new AbortController()
  // They do not bubble.
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
