import styles from './brand-mark.module.css'

/** The built-in logo, an arch with the sun above it, in theme colours. */
export const BrandMark = () => (
  <svg className={styles.mark} viewBox="2 2 44 44" aria-hidden>
    <path className={styles.shade} d="M4 44V24A20 20 0 0 1 24 4V26A9 9 0 0 0 15 35V44Z" />
    <path className={styles.light} d="M44 44V24A20 20 0 0 0 24 4V26A9 9 0 0 1 33 35V44Z" />
    <circle className={styles.sun} cx="24" cy="17" r="5.5" />
  </svg>
)
