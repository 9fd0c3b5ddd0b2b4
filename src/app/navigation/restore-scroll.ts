import type { createBrowserRouter } from 'react-router'

interface Offset {
  top: number
  left: number
}

/** In ms; later the content has probably changed. */
const restoreTimeout = 3000
const maxScreens = 50
const main = () => document.getElementById('main')

/** A stable name for a scroll container: its class, unique to the component, and its index. */
function getName(element: Element) {
  const sameClass = [...document.getElementsByClassName(element.getAttribute('class') ?? '')]
  return `${sameClass.indexOf(element)} ${element.getAttribute('class') ?? ''}`
}

function getElement(name: string) {
  const [number = '', ...classes] = name.split(' ')
  return document.getElementsByClassName(classes.join(' '))[Number(number)]
}

/** Scrolls each container once its content is long enough, until the user interacts. */
function restore(offsets: ReadonlyMap<string, Offset>) {
  const pending = new Map(offsets)
  const ended = new AbortController()
  const scroll = () => {
    for (const [name, offset] of pending) {
      const element = getElement(name)
      if (!element || element.scrollHeight - element.clientHeight < offset.top) continue
      element.scrollTo({ ...offset, behavior: 'instant' })
      pending.delete(name)
    }
    if (pending.size === 0) ended.abort()
  }
  const observer = new MutationObserver(scroll)
  const container = main()
  if (container)
    observer.observe(container, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
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
const scrolledElements = () =>
  [...(main()?.querySelectorAll('[class]') ?? [])]
    .filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0)
    .map((element) => [getName(element), { top: element.scrollTop, left: element.scrollLeft }] as const)

/** Restores the scroll positions of a screen's containers on back navigation. The router restores that of the page. */
export function restoreScrollOnBack(router: ReturnType<typeof createBrowserRouter>) {
  const offsetsByScreen = new Map<string, Map<string, Offset>>()
  let current = router.state.location
  router.subscribe(({ location, historyAction }) => {
    if (location.pathname !== current.pathname) {
      offsetsByScreen.delete(current.key)
      offsetsByScreen.set(current.key, new Map(scrolledElements()))
      const [oldest] = offsetsByScreen.keys()
      if (oldest !== undefined && offsetsByScreen.size > maxScreens) offsetsByScreen.delete(oldest)
      const offsets = historyAction === 'POP' && offsetsByScreen.get(location.key)
      if (offsets) restore(offsets)
    }
    current = location
  })
}
