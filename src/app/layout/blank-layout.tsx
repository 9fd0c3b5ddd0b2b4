import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Spinner } from '#platform/ui/states/spinner.tsx'
import styles from './blank-layout.module.css'
import { Progress } from '#app/shell/topbar/progress.tsx'

/** The layout without navigation, for sign-in, error and landing pages. */
export function BlankLayout() {
  const t = useTexts('shell')
  const { pathname } = useLocation()
  return (
    <>
      <Progress />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense key={pathname} fallback={<Spinner label={t('loading')} />}>
          <Outlet />
        </Suspense>
      </main>
    </>
  )
}
