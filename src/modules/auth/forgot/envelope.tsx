import styles from './message-sent.module.css'

/** An illustration of an open envelope. */
export const Envelope = () => (
  <svg className={styles.envelope} viewBox="0 0 120 96" aria-hidden>
    <circle className={styles.shade} cx="60" cy="48" r="46" />
    <path className={styles.back} d="M22 44 60 18l38 26v36a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6Z" />
    <rect className={styles.paper} x="32" y="24" width="56" height="48" rx="4" />
    <path className={styles.line} d="M42 36h22M42 46h36" />
    <circle className={styles.sun} cx="76" cy="35" r="5" />
    <path className={styles.front} d="M22 46 60 68l38-22v34a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6Z" />
    <path className={styles.flap} d="M24 84 52 63.500l8 4.500 8-4.500L96 84a6 6 0 0 1-4 2H28a6 6 0 0 1-4-2Z" />
  </svg>
)
