import styles from './courtyard.module.css'

const leaf = 'M0 0c10-8 26-8 34 0-8 8-24 8-34 0Z'

const branches = [
  [86, 470, -152],
  [84, 452, -124],
  [92, 438, -96],
  [104, 430, -70],
  [116, 444, -46],
  [122, 462, -20],
  [120, 480, 6],
  [86, 490, 176],
  [98, 462, -112],
  [108, 456, -62],
  [74, 446, -140],
  [128, 440, -36],
  [100, 412, -88],
] as const

/** An olive tree in a pot. */
export const Olive = () => (
  <g>
    <ellipse className={styles.shadow} cx="112" cy="664" rx="74" ry="10" />
    <path className={styles.trunk} d="M100 590c2-36-6-60 0-96 2-14 6-26 4-42h7c2 16-1 30 0 44 2 34-2 60 2 94Z" />
    <path
      className={styles.trunk}
      d="M104 520c-12-14-22-24-24-44l5-2c4 16 14 24 22 34ZM108 506c8-16 18-22 22-40l5 1c-2 22-12 32-23 48Z"
    />
    {branches.map(([x, y, turn], index) => (
      <path
        key={`${x} ${y}`}
        className={index % 3 === 0 ? styles.leafLight : styles.leaf}
        d={leaf}
        transform={`translate(${x} ${y}) rotate(${turn}) scale(1.25)`}
      />
    ))}
    <path className={styles.pot} d="M68 588h76l-9 68a10 10 0 0 1-10 8H87a10 10 0 0 1-10-8Z" />
    <path className={styles.potShade} d="M68 588h34l2 76H87a10 10 0 0 1-10-8Z" />
    <rect className={styles.potRim} x="62" y="578" width="88" height="16" rx="4" />
  </g>
)

/** Reeds in a low pot. */
export const Reeds = () => (
  <g>
    <ellipse className={styles.shadow} cx="622" cy="672" rx="66" ry="9" />
    <g className={styles.leaf}>
      <path d="M618 612c-8-48-30-86-66-112 14 40 28 78 54 112Z" />
      <path d="M622 612c-2-60-8-104-30-148-2 52 4 104 18 148Z" />
      <path d="M632 612c20-40 26-82 56-112-2 46-14 84-44 112Z" />
    </g>
    <g className={styles.leafLight}>
      <path d="M624 612c-4-64 4-120 12-160 14 54 10 110 0 160Z" />
      <path d="M634 612c8-36 34-66 68-76-16 32-34 58-58 76Z" />
      <path d="M614 612c-10-30-34-54-68-60 14 28 34 48 58 60Z" />
    </g>
    <path className={styles.pot2} d="M576 608h92c0 36-14 64-30 64h-32c-16 0-30-28-30-64Z" />
    <path className={styles.pot2Shade} d="M576 608h42c0 30 2 50 6 64h-18c-16 0-30-28-30-64Z" />
  </g>
)

/** A cat in the sun. */
export const Cat = () => (
  <g className={styles.cat}>
    <path d="M452 622c-2-22 4-40 20-48 2-8 2-14 4-22 4 4 7 6 10 8 4-1 8-1 12 0 3-2 6-4 10-8 2 10 2 18 1 26 8 14 12 28 11 44Z" />
    <path d="M516 622c14 2 26-2 28-14 1-8-8-12-14-7 8 2 6 12-6 11l-14-4Z" />
  </g>
)
