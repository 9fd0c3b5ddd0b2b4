import styles from './small-chart.module.css'
import { getColor, type SmallPlotProps } from './small-series.ts'

/** Values as stacked columns. */
export const SmallColumns = ({ points, series, maxValue, active }: SmallPlotProps & { active: number | undefined }) => (
  <div className={styles.columns} data-many={points.length > 40} aria-hidden>
    {points.map(({ key }, index) => (
      <div key={key} className={styles.column} data-active={index === active}>
        {series
          .filter(({ isPast }) => !isPast)
          .map((row) => (
            <span
              key={row.key}
              className="flex-none min-block-0"
              style={{ blockSize: `${((row.values[index] ?? 0) / maxValue) * 100}%`, background: getColor(row) }}
            />
          ))}
      </div>
    ))}
  </div>
)
