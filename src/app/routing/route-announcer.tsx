import { useEffect, useRef, useState } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration, useLocation, useMatches } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { screenTitle } from '#platform/web/navigation/screen-title.ts'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import { useAwaitsRole } from './may-enter.ts'
import { routeHandleOf } from './route-handle.ts'
import { useTextOf } from './text-of.ts'

const settled = 5000

/** Focuses the heading, and once more whenever a skeleton takes it along as the real screen comes. */
function holdFocus() {
  const main = document.querySelector('main')
  const focus = () => (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true })
  const observer = new MutationObserver(() => document.activeElement === document.body && focus())
  focus()
  if (main) observer.observe(main, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), settled)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

/** As `ScrollRestoration`, without the script element that a framework’s server writes: 280 bytes of every first visit. */
function Scroll() {
  useScrollRestoration()
  return null
}

/** What happens when a screen is reached: the tab is named, the focus goes to the heading, the name is read out. */
export function RouteAnnouncer() {
  const t = useTexts('shell')
  const textOf = useTextOf()
  const { name: app } = useWorkspace()
  const { id, title } = routeHandleOf(useMatches())
  const own = screenTitle.useValue()
  const { pathname } = useLocation()
  // A role that was given or taken away makes another screen of the same address.
  const screen = `${pathname} ${useAwaitsRole()}`
  const name = own ?? (id && title ? textOf(id, title) : app)
  const documentTitle = name === app ? name : t('documentTitle', { screen: name, app })
  const [said, setSaid] = useState('')
  const shown = useRef(screen)

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  useEffect(() => {
    // A change of search, filter or selection is not another screen.
    if (shown.current === screen) return
    shown.current = screen
    const leave = holdFocus()
    // After the focus, or a screen reader says only one of the two.
    const timer = setTimeout(() => setSaid(document.title), 100)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [screen])

  return (
    <>
      <Scroll />
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </>
  )
}
