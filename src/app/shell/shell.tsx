import { lazy, Suspense } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Spinner } from '#platform/ui/states/spinner.tsx'
import { useAwaitsRole } from '#app/routing/may-enter.ts'
import { accountPath } from '#app/routing/modules.ts'
import { ShellOverlays } from '#app/overlays/shell-overlays.tsx'
import { GlobalShortcuts } from './global-shortcuts.tsx'
import { Progress } from './topbar/progress.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import styles from './shell.module.css'
import { Topbar } from './topbar/topbar.tsx'
import { useDrawer } from './sidebar/use-drawer.ts'
import { useOnboarding } from './use-onboarding.ts'
import { useVisits } from './use-visits.ts'

const AwaitsRole = lazy(() => import('#app/awaits-role/awaits-role.tsx'))

/** The layout with navigation. */
export function Shell() {
  const t = useTexts('shell')
  const drawer = useDrawer()
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const awaitsRole = useAwaitsRole()
  useVisits()
  useOnboarding()
  return (
    <div className={styles.shell} data-state={state} data-drawer={drawer.open ? 'open' : 'closed'}>
      <a href="#main" className={styles.skip} onClick={skip}>
        {t('skip')}
      </a>
      <Progress />
      <Sidebar drawer={drawer} />
      {/* Keyboard and screen reader users have Escape and the close button. */}
      <div className={styles.backdrop} onClick={drawer.close} aria-hidden />
      <Topbar drawer={drawer} />
      <main id="main" tabIndex={-1} className={styles.main} inert={drawer.open}>
        <Suspense key={pathname} fallback={<Spinner label={t('loading')} />}>
          {awaitsRole && pathname !== accountPath ? <AwaitsRole /> : <Outlet />}
        </Suspense>
      </main>
      <GlobalShortcuts />
      <ShellOverlays />
    </div>
  )
}

/** Focuses the content without adding `#main` to the URL, which the router would treat as navigation. */
export function skip(event: { preventDefault: () => void }) {
  const main = document.getElementById('main')
  if (!main) return
  event.preventDefault()
  main.focus()
  main.scrollIntoView()
}
