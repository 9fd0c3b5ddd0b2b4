import styles from './ground.module.css'

/** Faint arches behind the card. */
export const Background = () => (
  <svg className={styles.ground} viewBox="0 0 1200 900" preserveAspectRatio="xMidYMin slice" aria-hidden>
    <path className={styles.arch} d="M150 1900V560a450 450 0 0 1 900 0v1340Z" />
    <path className={styles.arch} d="M240 1900V580a360 360 0 0 1 720 0v1320Z" />
    <path className={styles.arch} d="M320 1900V600a280 280 0 0 1 560 0v1300Z" />
    <circle className={styles.sun} cx="852" cy="214" r="40" />
  </svg>
)
