import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './side-pane.module.css'

/** Entries under a heading, which folds them away. */
export const SideGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.fold} open>
    <summary className={styles.summary}>
      <h2 className={styles.heading}>{title}</h2>
      <IconChevronDown className={styles.arrow} size={16} aria-hidden />
    </summary>
    <ul className={styles.group}>{children}</ul>
  </details>
)
