import type { createBrowserRouter } from 'react-router'

interface Offset {
  top: number
  left: number
}

/** In milliseconds: a list that has not come back by then has changed. */
const restoreTimeout = 3000
const maxKept = 50
const main = () => document.getElementById('main')

/** The same for the same part of a screen whenever it is shown: its class, which is its component's own, and its number. */
function nameOf(element: Element) {
  const alike = [...document.getElementsByClassName(element.getAttribute('class') ?? '')]
  return `${alike.indexOf(element)} ${element.getAttribute('class') ?? ''}`
}

function elementOf(name: string) {
  const [number = '', ...classes] = name.split(' ')
  return document.getElementsByClassName(classes.join(' '))[Number(number)]
}

/** Scrolls each part as soon as it is long enough, until the visitor does something. */
function restore(kept: ReadonlyMap<string, Offset>) {
  const left = new Map(kept)
  const ended = new AbortController()
  const scroll = () => {
    for (const [name, offset] of left) {
      const element = elementOf(name)
      if (!element || element.scrollHeight - element.clientHeight < offset.top) continue
      element.scrollTo({ ...offset, behavior: 'instant' })
      left.delete(name)
    }
    if (left.size === 0) ended.abort()
  }
  const observer = new MutationObserver(scroll)
  const place = main()
  if (place) observer.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
  const timer = setTimeout(() => ended.abort(), restoreTimeout)
  for (const event of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(event, () => ended.abort(), { passive: true, signal: ended.signal })
  ended.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  scroll()
}

/** Looked for on leaving, so that scrolling itself costs nothing. */
const scrolledParts = () =>
  [...(main()?.querySelectorAll('[class]') ?? [])]
    .filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0)
    .map((element) => [nameOf(element), { top: element.scrollTop, left: element.scrollLeft }] as const)

/**
 * Keeps how far lists and other parts of a screen were scrolled, for users who go back to it. The router does the same for
 * the page itself.
 */
export function keepScroll(router: ReturnType<typeof createBrowserRouter>) {
  const kept = new Map<string, Map<string, Offset>>()
  let here = router.state.location
  router.subscribe(({ location, historyAction }) => {
    if (location.pathname !== here.pathname) {
      kept.delete(here.key)
      kept.set(here.key, new Map(scrolledParts()))
      const [oldest] = kept.keys()
      if (oldest !== undefined && kept.size > maxKept) kept.delete(oldest)
      const offsets = historyAction === 'POP' && kept.get(location.key)
      if (offsets) restore(offsets)
    }
    here = location
  })
}
