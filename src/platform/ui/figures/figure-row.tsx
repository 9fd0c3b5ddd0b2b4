import type { ReactNode } from 'react'
import type { Figure } from '#platform/numbers/figures.ts'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { Change } from './change.tsx'
import styles from './figure-row.module.css'
import { type Tone, toneColor } from './small-charts/small-series.ts'

interface FigureRowProps {
  figures: readonly {
    key: string
    label: string
    /** Undefined while loading; null if there is none. */
    value: number | null | undefined
    format: (value: number) => string
    /** Value of the previous period. */
    before?: number | null | undefined
    good?: 'up' | 'down' | 'neither'
    /** The colour of its series in the chart below, instead of a legend. */
    tone?: Tone
    /** Text instead of the change. */
    note?: ReactNode
  }[]
}

const compared = (now: number, before: number | null | undefined): Figure | undefined =>
  before === null || before === undefined ? undefined : { now, before }

/** Figures above a chart: each with its name and change. */
export const FigureRow = ({ figures }: FigureRowProps) => (
  <dl className={styles.row}>
    {figures.map(({ key, label, value, format, before, good = 'up', note, tone }) => {
      const change = typeof value === 'number' ? compared(value, before) : undefined
      return (
        <div key={key} className={styles.figure}>
          <dt className={styles.label}>
            {tone && <span className={styles.swatch} style={{ background: toneColor(tone) }} />}
            {label}
          </dt>
          <dd className={styles.value}>
            {value === undefined && <Skeleton width="4ch" height="0.8em" />}
            {value === null && '–'}
            {typeof value === 'number' && format(value)}
          </dd>
          <dd className={styles.note}>{change ? <Change {...change} good={good} format={format} /> : note}</dd>
        </div>
      )
    })}
  </dl>
)
