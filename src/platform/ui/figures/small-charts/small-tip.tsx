import type { ChartFormat } from '#platform/ui/charts/chart-series.ts'
import styles from './small-chart.module.css'
import { getColor, type SmallSeries } from './small-series.ts'

interface SmallTipProps {
  label: string
  values: readonly (SmallSeries & { value: number })[]
  /** In percent from the start. */
  x: number
  maxValue: number
  format: ChartFormat
  hasDots: boolean
}

/** Tooltip with the values of a point. */
export const SmallTip = ({ label, values, x, maxValue, format, hasDots }: SmallTipProps) => (
  <div className={styles.position} style={{ '--x': x }} aria-hidden>
    {hasDots && <span className={styles.rule} />}
    {hasDots &&
      values.map((row) => (
        <span
          key={row.key}
          className={styles.dot}
          style={{ insetBlockEnd: `${(row.value / maxValue) * 100}%`, background: getColor(row) }}
        />
      ))}
    <div className={styles.tip}>
      <p className="text-quiet">{label}</p>
      {values.map((row) => (
        <p key={row.key} className="flex items-baseline justify-between gap-4">
          <span>
            <span className={styles.swatch} style={{ background: getColor(row) }} />
            {row.label}
          </span>
          <span className="semibold tabular">{format.value(row.value)}</span>
        </p>
      ))}
    </div>
  </div>
)
