import styles from './maintenance.module.css'
import drawn from './gardener.module.css'

/** An illustration of a plant being watered. */
export const Gardener = () => (
  <svg className={styles.picture} viewBox="0 0 400 260" aria-hidden>
    <ellipse className={drawn.ground} cx="200" cy="236" rx="170" ry="14" />
    <path className={drawn.archShade} d="M92 234V128A96 96 0 0 1 188 32v202Z" />
    <path className={drawn.archLight} d="M284 234V128a96 96 0 0 0-96-96v202Z" />
    <path className={drawn.sky} d="M124 234V132a64 64 0 0 1 128 0v102Z" />
    <circle className={drawn.sun} cx="164" cy="118" r="18" />
    <g className={drawn.leaf}>
      <path d="M186 190c-2-30-14-52-38-64 2 30 14 52 34 64Z" />
      <path d="M192 190c2-28 14-50 34-60 0 28-10 48-28 60Z" />
    </g>
    <path className={drawn.leafLight} d="M190 190c-10-30-8-62 0-86 10 26 10 56 2 86Z" />
    <path className={drawn.pot} d="M160 188h58l-7 42a6 6 0 0 1-6 5h-32a6 6 0 0 1-6-5Z" />
    <path className={drawn.potShade} d="M160 188h24l1 47h-12a6 6 0 0 1-6-5Z" />
    <g transform="rotate(-14 312 120)">
      <path className={drawn.handle} d="M338 106c30-6 34 44 0 46" />
      <path className={drawn.can} d="M286 98h56v56a8 8 0 0 1-8 8h-40a8 8 0 0 1-8-8Z" />
      <path className={drawn.canShade} d="M286 98h22v64h-14a8 8 0 0 1-8-8Z" />
      <path className={drawn.can} d="m288 142-44-38 6-7 40 26Z" />
      <path className={drawn.canShade} d="m236 108 16-20 6 5-16 20Z" />
    </g>
    <path className={drawn.water} d="M232 132c-4 12-8 20-14 30M240 138c-4 14-8 26-14 38M224 128c-6 8-10 14-16 20" />
  </svg>
)
