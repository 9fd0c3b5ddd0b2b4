/** One place along the chart, such as a day. */
export interface ChartPoint {
  key: string
  /** Unabbreviated value, for table, tooltip and screen readers. */
  label: string
  /** In short: below the axis. */
  tick: string
}

/** One row of figures, a value for each point. */
export interface ChartSeries {
  key: string
  label: string
  values: readonly number[]
  /** Reference series, drawn dashed and pale. */
  isPast?: boolean
}

export interface ChartFormat {
  value: (value: number) => string
  /** On the axis, where there is little room; as `value` unless given. */
  tick?: (value: number) => string
  /** The smallest step between two lines of the grid: 1 for what is counted. */
  step?: number
}

/** Props of both kinds of plot. */
export interface PlotProps {
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  format: ChartFormat
}

export const seriesColor = ({ isPast }: ChartSeries) => (isPast ? 'var(--field-line)' : 'var(--brand-strong)')
