import styles from './mini-page.module.css'

interface MiniPageProps {
  /** Position and width of the menu. */
  menu?: 'wide' | 'narrow' | 'top'
  content?: 'boxed' | 'full'
  card?: 'shadow' | 'line'
  /** Defaults to the mode of the page. */
  mode?: 'light' | 'dark'
  /** Defaults to the direction of the page. */
  dir?: 'ltr' | 'rtl'
}

const starts = { wide: 24, narrow: 11, top: 0 }

/** A thumbnail of the application in the current colours. */
export function MiniPage({ menu = 'wide', content = 'full', card = 'line', mode, dir }: MiniPageProps) {
  const start = starts[menu]
  const top = menu === 'top' ? 20 : 11
  const inset = content === 'boxed' ? 13 : 5
  const from = start + inset
  const width = 96 - start - 2 * inset
  const half = (width - 4) / 2
  return (
    <span className={styles.page} data-mode={mode} dir={dir} data-card={card}>
      <svg viewBox="0 0 96 60" width="96" height="60">
        <rect className={styles.canvas} width="96" height="60" />
        <rect className={styles.paper} x={start} width={96 - start} height="8" />
        <rect className={styles.strong} x="85" y="2.5" width="6" height="3" rx="1.5" />
        {menu === 'top' ? <TopMenu /> : <SideMenu width={start} isWide={menu === 'wide'} />}
        <g className={styles.cards}>
          <rect x={from} y={top + 4} width={half} height="15" rx="2" />
          <rect x={from + half + 4} y={top + 4} width={half} height="15" rx="2" />
          <rect x={from} y={top + 23} width={width} height={60 - top - 28} rx="2" />
        </g>
        <rect className={styles.brand} x={from + 4} y={top + 8} width={half / 2.6} height="3" rx="1.5" />
        <rect className={styles.quiet} x={from + 4} y={top + 13} width={half / 1.7} height="2" rx="1" />
        <rect className={styles.strong} x={from + half + 8} y={top + 8} width={half / 2.6} height="3" rx="1.5" />
        <rect className={styles.quiet} x={from + half + 8} y={top + 13} width={half / 1.7} height="2" rx="1" />
        <rect className={styles.quiet} x={from + 4} y={top + 28} width={width / 1.5} height="2" rx="1" />
        {menu !== 'top' && (
          <rect className={styles.quiet} x={from + 4} y={top + 33} width={width / 2.2} height="2" rx="1" />
        )}
      </svg>
    </span>
  )
}

/** Half light, half dark. */
export const SplitPage = () => (
  <span className={styles.split}>
    <MiniPage mode="light" />
    <MiniPage mode="dark" />
  </span>
)

const TopMenu = () => (
  <>
    <rect className={styles.paper} y="8.5" width="96" height="7.5" />
    {[8, 26, 44].map((x) => (
      <rect key={x} className={x === 8 ? styles.brand : styles.quiet} x={x} y="11" width="13" height="2.6" rx="1.3" />
    ))}
    <rect className={styles.strong} x="5" y="2.5" width="14" height="3" rx="1.5" />
  </>
)

const entries = [16, 23, 30, 37]

const SideMenu = ({ width, isWide }: { width: number; isWide: boolean }) => (
  <>
    <rect className={styles.paper} width={width} height="60" />
    <rect className={styles.line} x={width - 0.5} width="0.5" height="60" />
    <rect className={styles.strong} x="3.5" y="4" width={isWide ? 12 : 4} height="4" rx="1.5" />
    {entries.map((y, index) => (
      <rect
        key={y}
        className={index === 0 ? styles.brand : styles.quiet}
        x="3.5"
        y={y}
        width={isWide ? 16 - (index % 2) * 4 : 4}
        height="3"
        rx="1.5"
      />
    ))}
  </>
)
