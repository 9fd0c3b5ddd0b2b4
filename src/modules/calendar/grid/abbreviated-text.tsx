import type { ReactNode } from 'react'
import styles from './spoken.module.css'

/** A short visible text with a complete one for screen readers. */
export const AbbreviatedText = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span className="visually-hidden">{label}</span>
    <span className={styles.seen} aria-hidden>
      {children}
    </span>
  </>
)
