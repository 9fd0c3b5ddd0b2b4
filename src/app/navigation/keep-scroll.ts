import type { createBrowserRouter } from 'react-router'

interface Offset {
  top: number
  left: number
}

/** In ms; later the content has probably changed. */
const restoreTimeout = 3000
const maxKept = 50
const main = () => document.getElementById('main')

/** A stable name for a scroll container: its class, unique to the component, and its index. */
function nameOf(element: Element) {
  const alike = [...document.getElementsByClassName(element.getAttribute('class') ?? '')]
  return `${alike.indexOf(element)} ${element.getAttribute('class') ?? ''}`
}

function elementOf(name: string) {
  const [number = '', ...classes] = name.split(' ')
  return document.getElementsByClassName(classes.join(' '))[Number(number)]
}

/** Scrolls each container once its content is long enough, until the user interacts. */
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

/** Read when leaving, so that scrolling needs no listeners. */
const scrolledParts = () =>
  [...(main()?.querySelectorAll('[class]') ?? [])]
    .filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0)
    .map((element) => [nameOf(element), { top: element.scrollTop, left: element.scrollLeft }] as const)

/** Restores the scroll positions of a screen's containers on back navigation. The router restores that of the page. */
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
