import { useEffect, useRef, useState } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration, useLocation, useMatches } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { screenTitle } from '#platform/web/navigation/screen-title.ts'
import { showTabIcon } from '#platform/web/session/tab-icon.ts'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import { useAwaitsRole } from './may-enter.ts'
import { getRouteHandle } from './route-handle.ts'
import { useNamespaceTexts } from './use-namespace-texts.ts'

const focusTimeout = 5000

/** Focuses the heading, and again when the screen replaces a skeleton that had the focus. */
function focusHeading() {
  const main = document.querySelector('main')
  const focus = () => (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true })
  const observer = new MutationObserver(() => document.activeElement === document.body && focus())
  focus()
  if (main) observer.observe(main, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), focusTimeout)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

/** Like `ScrollRestoration`, without its script element for server rendering: saves 280 bytes on the first visit. */
function Scroll() {
  useScrollRestoration()
  return null
}

/** On navigation: sets the document title, focuses the heading and announces the title. */
export function RouteAnnouncer() {
  const t = useTexts('shell')
  const getText = useNamespaceTexts()
  const { name: app, logo } = useWorkspace()
  const { id, title } = getRouteHandle(useMatches())
  const ownTitle = screenTitle.useValue()
  const { pathname } = useLocation()
  // A change of role can change the screen at the same URL.
  const screen = `${pathname} ${useAwaitsRole()}`
  const name = ownTitle ?? (id && title ? getText(id, title) : app)
  const documentTitle = name === app ? name : t('documentTitle', { screen: name, app })
  const [announcement, setAnnouncement] = useState('')
  const previousScreen = useRef(screen)

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  useEffect(() => showTabIcon(logo), [logo])

  useEffect(() => {
    // Changes of the query are not navigation.
    if (previousScreen.current === screen) return
    previousScreen.current = screen
    const release = focusHeading()
    // After the focus change, since screen readers would otherwise skip one of them.
    const timer = setTimeout(() => setAnnouncement(document.title), 100)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [screen])

  return (
    <>
      <Scroll />
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
    </>
  )
}
