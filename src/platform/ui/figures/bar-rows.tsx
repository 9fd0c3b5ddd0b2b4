import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './bar-rows.module.css'
import { type Tone, toneColor } from './small-charts/small-series.ts'

interface BarRowsProps {
  rows: readonly {
    key: string
    label: ReactNode
    value: number
    /** The part of `value` that the bar shows, such as completed cards of a column. Default: all. */
    part?: number
    tone?: Tone
    /** The formatted value. */
    figure: string
    to?: string
  }[]
  /** Value of a full-length bar. Default: the largest value. */
  max?: number
}

/** Rows with a bar each, the largest as long as the card. */
export function BarRows({ rows, max = Math.max(...rows.map(({ value }) => value)) }: BarRowsProps) {
  const share = (value: number) => `${max > 0 ? (value / max) * 100 : 0}%`
  return (
    <ul className="column justify-between flex-1 gap-2">
      {rows.map(({ key, label, value, part, tone = 'brand', figure, to }) => (
        <li key={key} className={styles.row}>
          <span className="flex justify-between gap-4 text-13">
            <span className="min-inline-0 truncate">
              {to ? (
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </span>
            <span className="flex-none semibold tabular">{figure}</span>
          </span>
          <span className={styles.track} aria-hidden>
            {part !== undefined && <span className={styles.comparison} style={{ inlineSize: share(value) }} />}
            <span className={styles.fill} style={{ inlineSize: share(part ?? value), background: toneColor(tone) }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
