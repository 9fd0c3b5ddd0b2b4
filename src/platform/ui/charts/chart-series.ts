/** One position on the x axis, such as a day. */
export interface ChartPoint {
  key: string
  /** Unabbreviated value, for table, tooltip and screen readers. */
  label: string
  /** Short label, below the axis. */
  tick: string
}

/** A series, with a value for each point. */
export interface ChartSeries {
  key: string
  label: string
  values: readonly number[]
  /** Reference series, drawn dashed and pale. */
  isPast?: boolean
}

export interface ChartFormat {
  value: (value: number) => string
  /** Short form for the axis. Default: `value`. */
  tick?: (value: number) => string
  /** The smallest step between two grid lines: 1 for counts. */
  step?: number
}

/** Props of both kinds of plot. */
export interface PlotProps {
  /** Accessible name. */
  title: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  format: ChartFormat
}

export const seriesColor = ({ isPast }: ChartSeries) => (isPast ? 'var(--field-line)' : 'var(--brand-strong)')
