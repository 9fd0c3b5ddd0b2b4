/**
 * Scrolls an element's container just far enough to show it. Unlike this, `scrollIntoView` would also move the starting
 * point of sequential focus navigation.
 */
export function showNearest(element: Element) {
  const scroller = getScroller(element)
  if (!scroller) return
  const [elementRect, scrollerRect] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
  scroller.scrollBy({
    left: measureOverflow(
      [elementRect.left, elementRect.right],
      [scrollerRect.left, scrollerRect.left + scroller.clientWidth],
    ),
    top: measureOverflow(
      [elementRect.top, elementRect.bottom],
      [scrollerRect.top, scrollerRect.top + scroller.clientHeight],
    ),
  })
}

function getScroller(element: Element): Element | undefined {
  const parent = element.parentElement
  if (!parent) return undefined
  const { overflowX, overflowY } = getComputedStyle(parent)
  const scrolls = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')
  return scrolls ? parent : getScroller(parent)
}

/** How far a range extends beyond another; if it is longer, its start counts. */
function measureOverflow([start, end]: [number, number], [from, to]: [number, number]) {
  if (start < from) return start - from
  return end > to ? Math.min(end - to, start - from) : 0
}
