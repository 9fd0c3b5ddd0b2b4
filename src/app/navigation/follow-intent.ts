import { savesData } from './saves-data.ts'

/** In ms; shorter hovers and held Tab keys are not intended. */
const restTime = 65

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : undefined

const leadsElsewhere = ({ origin, target, download, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin &&
  (target === '' || target === '_self') &&
  download === '' &&
  (pathname !== location.pathname || search !== location.search)

/**
 * Calls `prepare` for each internal link that is hovered, focused or pressed; `first` is the target of an earlier
 * event.
 */
export function followIntent(prepare: (link: HTMLAnchorElement) => void, first: EventTarget | null) {
  let resting: HTMLAnchorElement | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = (target: EventTarget | null) => {
    const link = linkOf(target)
    if (link === resting) return
    resting = link
    clearTimeout(timer)
    if (link && leadsElsewhere(link) && !savesData()) timer = setTimeout(() => prepare(link), restTime)
  }
  rest(first)
  document.addEventListener('pointerover', ({ target }) => rest(target), { passive: true })
  document.addEventListener('focusin', ({ target }) => rest(target))
  // Touch and mouse: 100 ms or more before the click.
  document.addEventListener(
    'pointerdown',
    ({ target, button }) => {
      const link = linkOf(target)
      if (link && leadsElsewhere(link) && button === 0) prepare(link)
    },
    { passive: true },
  )
}
