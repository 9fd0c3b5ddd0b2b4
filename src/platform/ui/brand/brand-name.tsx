import { lazy, Suspense } from 'react'
import { base } from '#platform/web/navigation/base.ts'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import styles from './brand-mark.module.css'
import { BrandMark } from './brand-mark.tsx'

// Files have no URL in the demo.
const DemoLogo =
  import.meta.env.MODE === 'demo' && lazy(async () => ({ default: (await import('./own-logo.tsx')).OwnLogo }))

/** Logo and name of the installation. */
export function BrandName() {
  const { name, logo } = useWorkspace()
  return (
    <span className={styles.brand}>
      {logo === null ? (
        <BrandMark />
      ) : DemoLogo ? (
        <Suspense>
          <DemoLogo file={logo} className={styles.logo} />
        </Suspense>
      ) : (
        <img className={styles.logo} src={`${base}api/brand/logo/${logo}`} alt="" />
      )}
      <span className={styles.word} translate="no">
        {name}
      </span>
    </span>
  )
}
