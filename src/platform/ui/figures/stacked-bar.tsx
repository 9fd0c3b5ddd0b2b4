import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './stacked-bar.module.css'
import { type Tone, toneColor } from './small-charts/small-series.ts'

interface StackedBarProps {
  parts: readonly {
    key: string
    label: ReactNode
    value: number
    tone: Tone
    /** The screen with the counted records. */
    to?: string
  }[]
  format: (value: number) => string
}

/** Parts of a whole as a bar, with the figures of the parts below it. */
export const StackedBar = ({ parts, format }: StackedBarProps) => (
  <div className="grid gap-3 min-inline-0">
    <div className={styles.bar} aria-hidden>
      {parts.map(({ key, value, tone }) =>
        value > 0 ? <span key={key} style={{ flexGrow: value, background: toneColor(tone) }} /> : null,
      )}
    </div>
    <ul className="grid gap-1">
      {parts.map(({ key, label, value, tone, to }) => (
        <li key={key} className={styles.segment} style={{ '--tone': toneColor(tone) }}>
          <span className="flex-1 min-inline-0 truncate">
            {to ? (
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            ) : (
              label
            )}
          </span>
          <span className="semibold tabular">{format(value)}</span>
        </li>
      ))}
    </ul>
  </div>
)
