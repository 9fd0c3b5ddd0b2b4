const ownModals = () => [...document.getElementsByTagName('dialog')].filter((dialog) => dialog.matches(':modal'))

// MUI appends its dialogs to the body, and traps the focus in them.
const libraryModals = () =>
  [...document.body.children].filter((element) => element.matches('.MuiModal-root:not(.MuiModal-hidden)'))

/** The topmost modal dialog: the browser's, which is above all others, or MUI's. */
export const topModal = () =>
  ownModals().at(-1) ?? libraryModals().at(-1)?.querySelector(':scope > [tabindex="-1"]') ?? undefined

/** Where popups belong: in the browser's topmost modal dialog, if there is one, since everything outside it is inert. */
export const getPopupContainer = () => ownModals().at(-1) ?? document.body

/** Notifies when the topmost dialog may have changed. */
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
