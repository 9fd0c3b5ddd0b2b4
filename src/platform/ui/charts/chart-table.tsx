import type { ChartFormat, ChartPoint, ChartSeries } from './chart-series.ts'
import styles from './chart.module.css'

interface ChartTableProps {
  caption: string
  pointLabel: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  format: ChartFormat
}

/** The values of a chart as a table. */
export function ChartTable({ caption, pointLabel, points, series, format }: ChartTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{pointLabel}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className={styles.number}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={point.key}>
            <th scope="row">{point.label}</th>
            {series.map(({ key, values }) => (
              <td key={key} className={styles.number}>
                {format.value(values[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
