import { Link } from 'react-router'
import { BrandName } from '#platform/ui/brand/brand-name.tsx'
import { useBrand } from '#platform/web/session/brand.ts'
import styles from './mark.module.css'

/** Logo and product name, which are visible before sign-in. */
export function Mark() {
  useBrand()
  return (
    <Link to="/" className={styles.mark}>
      <BrandName />
    </Link>
  )
}
