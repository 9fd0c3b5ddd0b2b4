import { lazy, Suspense } from 'react'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import styles from './brand-mark.module.css'
import { BrandMark } from './brand-mark.tsx'

const OwnLogo = lazy(async () => ({ default: (await import('./own-logo.tsx')).OwnLogo }))

/** Logo and name of the installation. */
export function BrandName() {
  const { name, logo } = useWorkspace()
  return (
    <span className={styles.brand}>
      {logo === null ? (
        <BrandMark />
      ) : (
        <Suspense>
          <OwnLogo file={logo} className={styles.logo} />
        </Suspense>
      )}
      <span className={styles.word} translate="no">
        {name}
      </span>
    </span>
  )
}
