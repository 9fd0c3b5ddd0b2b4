import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import side from '#platform/ui/side-pane/side-pane.module.css'
import styles from './side-group.module.css'

/** Entries under a heading, which folds them away. */
export const SideGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.fold} open>
    <summary className={styles.summary}>
      <h2 className={`${side.heading} ${styles.heading}`}>{title}</h2>
      <IconChevronDown className={styles.arrow} size={16} aria-hidden />
    </summary>
    <ul className={side.group}>{children}</ul>
  </details>
)
