import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { ChartTable } from '#platform/ui/charts/chart-table.tsx'
import { ticksTo } from './scale.ts'
import { SmallColumns } from './small-columns.tsx'
import styles from './small-chart.module.css'
import { SmallLines } from './small-lines.tsx'
import type { SmallChartProps, SmallSeries } from './small-series.ts'
import { SmallTip } from './small-tip.tsx'
import { usePointer } from './use-pointer.ts'
import '#platform/ui/figures/texts.ts'

/** Maximum number of labels below a chart. */
const maxTicks = 6

/**
 * A chart of plain elements, a hundredth of the size of the library for large charts. It fills its container; pointer,
 * touch and arrow keys show the values of a point, and screen readers get a table.
 */
export function SmallChart({ kind, name, pointLabel, points, series, format, hasAxes = false }: SmallChartProps) {
  if (!points) return <Skeleton height="100%" />
  const visible = kind === 'columns' ? series.filter(({ isPast }) => !isPast) : series
  const highest = findMaximum(kind, visible, points.length)
  const ticks = ticksTo(highest, format.step)
  const maxValue = hasAxes ? (ticks.at(-1) ?? 1) : highest || 1
  const labelInterval = Math.ceil(points.length / maxTicks)
  const tick = format.tick ?? format.value
  return (
    <div className={styles.chart} data-axes={hasAxes}>
      {hasAxes && (
        <div className={styles.scale} aria-hidden>
          {ticks.map((value) => (
            <span key={value}>{tick(value)}</span>
          ))}
        </div>
      )}
      <Plot {...{ kind, name, points, series: visible, format, maxValue }} lines={hasAxes ? ticks.length : 0} />
      {hasAxes && (
        <div className={styles.ticks} aria-hidden>
          {points.map(({ key, tick: label }, index) =>
            // Counted from the last label, which must be shown.
            (points.length - 1 - index) % labelInterval === 0 ? (
              <span key={key} style={{ '--x': getPosition(kind, index, points.length) }}>
                {label}
              </span>
            ) : null,
          )}
        </div>
      )}
      <div className="visually-hidden">
        <ChartTable caption={name} pointLabel={pointLabel} points={points} series={series} format={format} />
      </div>
    </div>
  )
}

type PlotProps = Pick<SmallChartProps, 'kind' | 'name' | 'series' | 'format'> & {
  points: NonNullable<SmallChartProps['points']>
  maxValue: number
  /** Number of grid lines. */
  lines: number
}

function Plot({ kind, name, points, series, format, maxValue, lines }: PlotProps) {
  const { active, handlers } = usePointer(points.length)
  const point = active === undefined ? undefined : points[active]
  const values = series.map((row) => ({ ...row, value: row.values[active ?? -1] ?? 0 }))
  const announcement =
    point && [point.label, ...values.map(({ label, value }) => `${label} ${format.value(value)}`)].join(', ')
  const x = getPosition(kind, active ?? 0, points.length)
  return (
    <div
      className={styles.plot}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-readonly
      aria-valuemin={1}
      aria-valuemax={Math.max(1, points.length)}
      aria-valuenow={(active ?? Math.max(0, points.length - 1)) + 1}
      aria-valuetext={announcement ?? points.at(-1)?.label}
      {...handlers}
    >
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.gridLine} style={{ insetBlockEnd: `${(index / (lines - 1)) * 100}%` }} />
      ))}
      {kind === 'line' ? (
        <SmallLines points={points} series={series} maxValue={maxValue} />
      ) : (
        <SmallColumns points={points} series={series} maxValue={maxValue} active={active} />
      )}
      {point && (
        <SmallTip
          label={point.label}
          values={values}
          x={x}
          maxValue={maxValue}
          format={format}
          hasDots={kind === 'line'}
        />
      )}
    </div>
  )
}

/** Position of a point, in percent from the start. */
function getPosition(kind: SmallChartProps['kind'], index: number, count: number) {
  return kind === 'line' ? (index / Math.max(1, count - 1)) * 100 : ((index + 0.5) / Math.max(1, count)) * 100
}

function findMaximum(kind: SmallChartProps['kind'], series: readonly SmallSeries[], count: number) {
  const sums = Array.from({ length: count }, (_, index) => {
    const values = series.map((row) => row.values[index] ?? 0)
    return kind === 'line' ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0)
  })
  return Math.max(0, ...sums)
}
