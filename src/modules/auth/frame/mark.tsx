import { Link } from 'react-router'
import { BrandName } from '#platform/ui/brand/brand-name.tsx'
import { useBrand } from '#platform/web/session/brand.ts'
import styles from './mark.module.css'

/** The mark and name of the product, which visitors may know. */
export function Mark() {
  useBrand()
  return (
    <Link to="/" className={styles.mark}>
      <BrandName />
    </Link>
  )
}
