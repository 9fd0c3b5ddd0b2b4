import { savesData } from '#platform/web/navigation/saves-data.ts'

/** In ms; shorter hovers and held Tab keys are not intended. */
const hoverDelay = 65

const getLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : undefined

const isOtherScreen = ({ origin, target, download, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin &&
  (target === '' || target === '_self') &&
  download === '' &&
  (pathname !== location.pathname || search !== location.search)

/**
 * Calls `prefetch` for each internal link that is hovered, focused or pressed; `initialTarget` is the target of an
 * earlier event.
 */
export function prefetchOnIntent(prefetch: (link: HTMLAnchorElement) => void, initialTarget: EventTarget | null) {
  let hovered: HTMLAnchorElement | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const startTimer = (target: EventTarget | null) => {
    const link = getLink(target)
    if (link === hovered) return
    hovered = link
    clearTimeout(timer)
    if (link && isOtherScreen(link) && !savesData()) timer = setTimeout(() => prefetch(link), hoverDelay)
  }
  startTimer(initialTarget)
  document.addEventListener('pointerover', ({ target }) => startTimer(target), { passive: true })
  document.addEventListener('focusin', ({ target }) => startTimer(target))
  // Touch and mouse: 100 ms or more before the click.
  document.addEventListener(
    'pointerdown',
    ({ target, button }) => {
      const link = getLink(target)
      if (link && isOtherScreen(link) && button === 0) prefetch(link)
    },
    { passive: true },
  )
}
