import type { ReactNode } from 'react'
import styles from './spoken.module.css'

/** Few words for the eye, all of them for the ear; for what has a name longer than there is room for. */
export const Spoken = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span className="visually-hidden">{label}</span>
    <span className={styles.seen} aria-hidden>
      {children}
    </span>
  </>
)
