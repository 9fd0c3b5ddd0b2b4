import { IconBuilding } from '@tabler/icons-react'
import styles from './company-mark.module.css'

/** Stands for a company beside its name, as a picture does for a person. */
export const CompanyMark = ({ size }: { size: number }) => (
  <span className={styles.mark} style={{ inlineSize: size, blockSize: size }} aria-hidden>
    <IconBuilding size={size / 2} stroke={1.5} />
  </span>
)
