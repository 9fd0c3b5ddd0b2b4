import { curve } from './curve.ts'
import styles from './small-chart.module.css'
import { getColor, type SmallPlotProps } from './small-series.ts'

/** Values as lines; the area below those of the current period is tinted. */
export function SmallLines({ points, series, maxValue }: SmallPlotProps) {
  const gap = 100 / Math.max(1, points.length - 1)
  return (
    <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {series.toReversed().map((row) => {
        const line = curve(row.values.map((value, index) => ({ x: index * gap, y: 100 - (value / maxValue) * 100 })))
        return (
          <g key={row.key} style={{ color: getColor(row) }}>
            {!row.isPast && <path className={styles.area} d={`${line}V100H0Z`} />}
            <path className={styles.line} d={line} data-past={row.isPast} />
          </g>
        )
      })}
    </svg>
  )
}
