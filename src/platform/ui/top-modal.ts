const last = (selector: string) => [...document.querySelectorAll(selector)].at(-1)

/** The part of the page that alone can be used now: the browser's modal dialog, else what the library's keeps focus in. */
export const topModal = () =>
  last('dialog:modal') ?? last('.MuiModal-root:not(.MuiModal-hidden) > [tabindex="-1"]:not([aria-hidden="true"])')

/** Tells when another one may be on top. */
export function watchModals(listener: () => void) {
  const ended = new AbortController()
  // They do not bubble.
  const options = { capture: true, signal: ended.signal }
  document.addEventListener('toggle', listener, options)
  document.addEventListener('close', listener, options)
  // The library's are put at the end of the page.
  const watch = new MutationObserver(listener)
  watch.observe(document.body, { childList: true })
  return () => {
    ended.abort()
    watch.disconnect()
  }
}
