import { savesData } from './saves-data.ts'

/** In milliseconds: who only passes over a link, or holds the Tab key, does not want to go there. */
const restTime = 65

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : undefined

const leadsElsewhere = ({ origin, target, download, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin &&
  (target === '' || target === '_self') &&
  download === '' &&
  (pathname !== location.pathname || search !== location.search)

/**
 * Calls `prepare` with each link of the application that somebody points at, focuses or presses; `first` is what that was
 * before.
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
  // A finger as well as a button: some tenths of a second before the click.
  document.addEventListener(
    'pointerdown',
    ({ target, button }) => {
      const link = linkOf(target)
      if (link && leadsElsewhere(link) && button === 0) prepare(link)
    },
    { passive: true },
  )
}
