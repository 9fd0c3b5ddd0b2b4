/** Elements that open above the content; when they close, the focus belongs to the element that opened them. */
const overlay = '[role="dialog"], [role="menu"], dialog, [popover], .MuiModal-root, .MuiPopper-root'
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

// In ms; screens that choose another element themselves come first.
const delay = 60

interface Position {
  parent: Element
  index: number
}

/** An element that had the focus, and once it is removed, the position where it was. */
interface TrackedElement {
  element: HTMLElement
  position?: Position | undefined
}

const isVisible = (element: HTMLElement) => element.checkVisibility() && !element.closest('[inert]')

/** The element in a neighbour that corresponds to the lost one, or the first that can have the focus. */
function counterpart(within: Element | undefined, lost: HTMLElement) {
  if (!(within instanceof HTMLElement)) return undefined
  const candidates = [within, ...within.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.matches(focusable) && isVisible(element),
  )
  return (
    candidates.find(({ tagName, className }) => tagName === lost.tagName && className === lost.className) ??
    candidates[0]
  )
}

/** The element itself if it is still there, or its counterpart in the next or the previous row. */
function successor({ element, position }: TrackedElement) {
  if (element.isConnected) return isVisible(element) ? element : undefined
  if (!position?.parent.isConnected) return undefined
  const { children } = position.parent
  return counterpart(children[position.index], element) ?? counterpart(children[position.index - 1], element)
}

const heading = () => document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('main')

/** The position of a removed node, from the record of its removal. */
function positionIn({ target, previousSibling, nextSibling }: MutationRecord): Position | undefined {
  if (!(target instanceof Element)) return undefined
  const nodes = [...target.childNodes]
  const before = nodes.findIndex((node) => node === previousSibling)
  const after = nodes.findIndex((node) => node === nextSibling)
  const from = before >= 0 ? before + 1 : Math.max(after, 0)
  return { parent: target, index: nodes.slice(0, from).filter((node) => node instanceof Element).length }
}

function recordPosition(tracked: TrackedElement | undefined, removals: readonly MutationRecord[]) {
  if (!tracked || tracked.element.isConnected) return
  for (const removal of removals) {
    const gone: Node = tracked.position?.parent ?? tracked.element
    if ([...removal.removedNodes].some((node) => node.contains(gone))) tracked.position = positionIn(removal)
  }
}

/**
 * Keeps the focus from being lost to the body when the focused element is removed: the element that opened a closed
 * dialog or menu gets it, or the counterpart in the next row, the previous one, or the heading of the screen.
 */
export function keepFocus() {
  let last: (TrackedElement & { overlay: Element | null; path: string }) | undefined
  // The last one outside of overlays.
  let content: TrackedElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const isLost = () => last !== undefined && !last.element.isConnected && document.activeElement === document.body

  const restoreFocus = () => {
    if (!last || !isLost() || location.pathname !== last.path) return
    const { overlay: around, element } = last
    if (around?.isConnected && around.checkVisibility()) {
      ;(successor(last) ?? counterpart(around, element))?.focus()
      return
    }
    const found = content && successor(content)
    if (found) found.focus()
    else heading()?.focus({ preventScroll: true })
  }
  const track = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    last = { element: target, overlay: target.closest(overlay), path: location.pathname }
    if (!last.overlay) content = last
  }
  // A press on the empty page leaves an element that is still there; a removed one is gone in the next task.
  const leave = ({ relatedTarget }: FocusEvent) => {
    const left = last
    if (relatedTarget !== null || !document.hasFocus()) return
    setTimeout(() => {
      if (last === left && left?.element.isConnected && document.activeElement === document.body) last = undefined
    })
  }
  const follow = (records: MutationRecord[]) => {
    const removals = records.filter(({ removedNodes }) => removedNodes.length > 0)
    if (removals.length === 0) return
    recordPosition(content, removals)
    if (last !== content) recordPosition(last, removals)
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(restoreFocus, delay)
  }

  const enter = ({ target }: FocusEvent) => track(target)
  document.addEventListener('focusin', enter)
  document.addEventListener('focusout', leave)
  const watch = new MutationObserver(follow)
  watch.observe(document.body, { childList: true, subtree: true })
  track(document.activeElement)
  return () => {
    clearTimeout(timer)
    watch.disconnect()
    document.removeEventListener('focusin', enter)
    document.removeEventListener('focusout', leave)
  }
}
