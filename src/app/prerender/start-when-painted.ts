/** Inlined in the head by its source text, so that it may use nothing else. */
function startWhenPainted() {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.rel = 'modulepreload'
    void import(/* @vite-ignore */ document.querySelector<HTMLLinkElement>('link[data-start]')?.href ?? '')
  }
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(start))
    // A hidden page is not painted.
    setTimeout(start, document.hidden ? 0 : 500)
  })
}

/**
 * Inline script: starts the application once the whole page is painted, and preloads what only parts of the screen
 * need. A module script would run before, for up to a second on a slow device, and each further file delays the paint.
 */
export const startScript = () => `(${startWhenPainted})()`

const entry = /<script type="module"( crossorigin)? src="([^"]+)"><\/script>/

/** Makes the template's script a file that the page only preloads. */
export const withoutStart = (template: string) =>
  template.replace(
    entry,
    (_, crossorigin = '', file: string) => `<link rel="modulepreload"${crossorigin} data-start href="${file}">`,
  )
