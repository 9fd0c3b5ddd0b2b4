import styles from './spinner.module.css'

/** A spinner beside a visible label; appears after 200 ms, so that short waits show none. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <svg className={styles.wheel} viewBox="0 0 24 24" aria-hidden role="progressbar">
        <circle className={styles.track} cx="12" cy="12" r="9.5" />
        <circle className={styles.arc} cx="12" cy="12" r="9.5" pathLength="100" />
      </svg>
      {label}
    </div>
  )
}
