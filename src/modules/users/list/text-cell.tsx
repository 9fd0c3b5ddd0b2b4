import type { ReactNode } from 'react'
import styles from './cells.module.css'

/** One line of text in its own direction. */
export const TextCell = ({ children }: { children: ReactNode }) => (
  <span className={styles.line}>
    <bdi>{children}</bdi>
  </span>
)
