import { whenIdle } from '#platform/web/when-idle.ts'
import { isHydrated } from './read-only-fields.ts'

/** In ms; a part whose code does not arrive is never hydrated. */
const maxWait = 30_000

/** Whether React has begun with the page and with each of its Suspense boundaries, which it marks by comments. */
function isWholeHydrated(root: Element) {
  // Beside what is hydrated, React places links that preload pictures.
  if (![...root.children].some(isHydrated)) return false
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const { currentNode } = comments
    if (!(currentNode instanceof Comment) || currentNode.data !== '$') continue
    if (currentNode.nextElementSibling && !isHydrated(currentNode.nextElementSibling)) return false
  }
  return true
}

/**
 * Runs a function once all parts of a rendered page are hydrated. React's last work follows its marks, so the browser
 * may become idle first, but not for long: some screens never let it.
 */
export function whenHydrated(root: Element, run: () => void, deadline = performance.now() + maxWait) {
  if (isWholeHydrated(root) || performance.now() > deadline) whenIdle(run, 1000)
  else setTimeout(() => whenHydrated(root, run, deadline), 100)
}
