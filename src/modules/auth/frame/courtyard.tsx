import { Cat, Olive, Reeds } from './courtyard-things.tsx'
import styles from './courtyard.module.css'

/** An illustration of the product's logo: three arches that open onto a sunrise. */
export const Courtyard = () => (
  <svg className={styles.courtyard} viewBox="0 0 720 760" preserveAspectRatio="xMidYMax slice" aria-hidden>
    {/* The wall, with a smaller arch on each side. */}
    <path className={styles.niche} d="M-60 604V400a62 62 0 0 1 124 0v204Z" />
    <path className={styles.nicheLight} d="M-60 604V400a62 62 0 0 1 62-62 74 74 0 0 0-40 66v200Z" />
    <path className={styles.niche} d="M656 604V400a62 62 0 0 1 124 0v204Z" />
    <path className={styles.nicheLight} d="M656 604V400a62 62 0 0 1 62-62 74 74 0 0 0-40 66v200Z" />
    <rect className={styles.floor} x="-400" y="600" width="1520" height="400" />
    <path
      className={styles.joints}
      d="M-400 632h1520M-400 684h1520M104 600-60 1000M616 600 780 1000M-40 600-420 1000M760 600 1140 1000"
    />
    <rect className={styles.foot} x="-400" y="592" width="1520" height="12" />

    {/* Three nested arches, each with a shaded side. */}
    <path className={styles.shade1} d="M132 604V316A228 228 0 0 1 360 88v516Z" />
    <path className={styles.light1} d="M588 604V316A228 228 0 0 0 360 88v516Z" />
    <path className={styles.shade2} d="M186 604V322a174 174 0 0 1 174-174v456Z" />
    <path className={styles.light2} d="M534 604V322a174 174 0 0 0-174-174v456Z" />
    <path className={styles.shade3} d="M226 596V328a134 134 0 0 1 134-134v402Z" />
    <path className={styles.light3} d="M494 596V328a134 134 0 0 0-134-134v402Z" />

    {/* The sunrise. */}
    <clipPath id="courtyard-opening">
      <path d="M258 588V334a102 102 0 0 1 204 0v254Z" />
    </clipPath>
    <g clipPath="url(#courtyard-opening)">
      <rect className={styles.sky} x="250" y="220" width="220" height="380" />
      <circle className={styles.glow} cx="392" cy="352" r="92" />
      <circle className={styles.glow} cx="392" cy="352" r="66" />
      <circle className={styles.sun} cx="392" cy="352" r="38" />
      <path className={styles.hill1} d="M230 452c46-42 84-44 124-18s80 6 130-30v200H230Z" />
      <path className={styles.hill2} d="M230 492c60-40 108-22 152-6s70 6 100-8v130H230Z" />
      <g className={styles.cypress}>
        <path d="M296 486c-9-26-6-54 4-76 10 22 13 50 4 76Z" />
        <path d="M320 490c-7-18-5-38 3-56 8 18 10 38 3 56Z" />
        <path d="M436 494c-7-20-5-42 3-60 8 18 10 40 3 60Z" />
      </g>
      <path className={styles.hill3} d="M230 530c50-24 110-30 160-18s70 8 90 4v90H230Z" />
      <path className={styles.path} d="M300 600c30-26 72-30 62-52-6-14-34-16-24-34 10 16 52 14 60 36 7 20-6 34-8 50Z" />
      <path className={styles.birds} d="M290 300c5-6 9-6 12 0 3-6 8-6 12 0M322 278c4-5 7-5 10 0 3-5 6-5 10 0" />
    </g>
    <path className={styles.step} d="M226 588h268l14 16H212Z" />
    <path className={styles.step2} d="M186 604h348l22 18H164Z" />

    {/* Sunlight on the floor. */}
    <path className={styles.beam} d="M212 622h236L372 1000H20Z" />

    <Olive />
    <Reeds />
    <Cat />
  </svg>
)
