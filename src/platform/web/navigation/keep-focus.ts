/** Elements that open above the content; when they close, the focus belongs to the element that opened them. */
const overlay = '[role="dialog"], [role="menu"], dialog, [popover], .MuiModal-root, .MuiPopper-root'
const groups = '[role="grid"], [data-focus-group]'
const keyed = '[data-focus-key]'
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

// In ms; screens that choose another element themselves come first.
const delay = 60
// In ms; a button is disabled during its call.
const maxWait = 1500

interface Position {
  parent: Element
  index: number
}

/** An element that had the focus, and once it is removed, the position where it was. */
interface TrackedElement {
  element: HTMLElement
  /** The widget whose items continue in other containers: the days of a calendar, the columns of a board. */
  group: Element | null
  /** What it belongs to, wherever that is rendered: the moved card, the other section's row. */
  key: string | undefined
  position?: Position | undefined
}

const isVisible = (element: HTMLElement) => element.checkVisibility() && !element.closest('[inert]')
const isDisabled = (element: HTMLElement) => element.isConnected && element.matches(':disabled')
const isUsable = (element: HTMLElement) => element.isConnected && isVisible(element) && !isDisabled(element)

const isAlike = ({ tagName, className }: Element, lost: Element) =>
  tagName === lost.tagName && className === lost.className

/** The element at the same place in a neighbour of the removed row: the same column. */
function samePlace(within: Element, lost: Element): Element | undefined {
  const { parentElement } = lost
  if (!parentElement) return within
  const around = samePlace(within, parentElement)
  return around?.children[[...parentElement.children].indexOf(lost)]
}

/** The element in a neighbour that corresponds to the lost one, or the first that can have the focus. */
function counterpart(within: Element | null | undefined, lost: HTMLElement) {
  if (!(within instanceof HTMLElement)) return undefined
  const candidates = [within, ...within.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.matches(focusable) && isVisible(element),
  )
  const inPlace = samePlace(within, lost)
  return (
    candidates.find((element) => element === inPlace && element.tagName === lost.tagName) ??
    candidates.find((element) => isAlike(element, lost)) ??
    candidates[0]
  )
}

/** The next item of the group in another container, or the previous one. */
function inGroup({ element, group, position }: TrackedElement) {
  if (!position || !group?.isConnected) return undefined
  const sharesClass = (candidate: Element) => [...candidate.classList].some((name) => element.classList.contains(name))
  const items = [...group.querySelectorAll<HTMLElement>(focusable)].filter(
    (candidate) =>
      candidate.tagName === element.tagName &&
      (isAlike(candidate, element) || sharesClass(candidate)) &&
      isVisible(candidate),
  )
  const isAfter = (candidate: HTMLElement) =>
    (position.parent.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  return items.find(isAfter) ?? items.at(-1)
}

/** The nearest element after one that cannot have the focus any more, or before it. */
function nearest(element: HTMLElement): HTMLElement | undefined {
  const around = element.parentElement
  if (!around || around === document.body || around.tagName === 'MAIN') return undefined
  const candidates = [...around.querySelectorAll<HTMLElement>(focusable)].filter(isVisible)
  const isAfter = (candidate: HTMLElement) =>
    (element.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  return candidates.find(isAfter) ?? candidates.at(-1) ?? nearest(around)
}

/** The element itself if it is still there, or its counterpart in the next or the previous row. */
function successor(tracked: TrackedElement) {
  const { element, position, key } = tracked
  if (element.isConnected) return isUsable(element) ? element : nearest(element)
  const moved = key === undefined ? undefined : document.querySelector(`[data-focus-key="${CSS.escape(key)}"]`)
  if (moved) return counterpart(moved, element)
  if (!position?.parent.isConnected) return undefined
  const { children } = position.parent
  return (
    counterpart(children[position.index], element) ??
    counterpart(children[position.index - 1], element) ??
    inGroup(tracked)
  )
}

const heading = () => document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('main')

/** The position of a removed node, from the record of its removal. */
function positionIn({ target, previousSibling, nextSibling }: MutationRecord): Position | undefined {
  if (!(target instanceof Element)) return undefined
  const nodes = [...target.childNodes]
  const before = nodes.findIndex((node) => node === previousSibling)
  const after = nodes.findIndex((node) => node === nextSibling)
  // An element that took the place of the first one is before its next sibling.
  const from = previousSibling === null ? 0 : before >= 0 ? before + 1 : Math.max(after, 0)
  return { parent: target, index: nodes.slice(0, from).filter((node) => node instanceof Element).length }
}

function recordPosition(tracked: TrackedElement | undefined, removals: readonly MutationRecord[]) {
  if (!tracked || tracked.element.isConnected) return
  for (const removal of removals) {
    const removed: Node = tracked.position?.parent ?? tracked.element
    if ([...removal.removedNodes].some((node) => node.contains(removed))) tracked.position = positionIn(removal)
  }
}

interface LastFocused extends TrackedElement {
  overlay: Element | null
  path: string
}

const describeElement = (element: HTMLElement): LastFocused => ({
  element,
  group: element.closest(groups),
  key: element.closest<HTMLElement>(keyed)?.dataset['focusKey'],
  overlay: element.closest(overlay),
  path: location.pathname,
})

/**
 * Keeps the focus from being lost to the body when the focused element is removed or disabled: the element that opened a
 * closed dialog or menu gets it, or the counterpart in the next row, the previous one, or the heading of the screen.
 */
export function keepFocus() {
  let last: LastFocused | undefined
  // The last one outside of overlays.
  let content: TrackedElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const isLost = () => last !== undefined && document.activeElement === document.body

  const schedule = (milliseconds = delay) => {
    clearTimeout(timer)
    timer = setTimeout(() => restoreFocus(milliseconds === maxWait), milliseconds)
  }
  const restoreFocus = (isLate: boolean) => {
    if (!last || !isLost() || location.pathname !== last.path) return
    const around = last.overlay?.isConnected && last.overlay.checkVisibility() ? last.overlay : undefined
    const tracked = around ? last : content
    // It is enabled again or removed when its call has ended.
    if (tracked && isDisabled(tracked.element) && !isLate) return schedule(maxWait)
    const target = (tracked && successor(tracked)) ?? (around && counterpart(around, last.element))
    if (target) target.focus()
    else heading()?.focus({ preventScroll: true })
  }
  const track = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    last = describeElement(target)
    if (!last.overlay) content = last
  }
  // A press on the empty page leaves an element that could still have the focus; a removed one is gone in the next task.
  const leave = ({ relatedTarget }: FocusEvent) => {
    const previous = last
    if (!previous || relatedTarget !== null || !document.hasFocus()) return
    // It may be enabled again in the next task.
    const wasUsable = isUsable(previous.element)
    setTimeout(() => {
      if (last !== previous || !isLost()) return
      if (wasUsable && isUsable(previous.element)) last = undefined
      else schedule()
    })
  }
  const follow = (records: MutationRecord[]) => {
    const removals = records.filter(({ removedNodes }) => removedNodes.length > 0)
    recordPosition(content, removals)
    if (last !== content) recordPosition(last, removals)
    const hasChanged = removals.length > 0 || records.some(({ type }) => type === 'attributes')
    if (hasChanged && isLost()) schedule()
  }

  const enter = ({ target }: FocusEvent) => track(target)
  document.addEventListener('focusin', enter)
  document.addEventListener('focusout', leave)
  const watch = new MutationObserver(follow)
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  track(document.activeElement)
  return () => {
    clearTimeout(timer)
    watch.disconnect()
    document.removeEventListener('focusin', enter)
    document.removeEventListener('focusout', leave)
  }
}
