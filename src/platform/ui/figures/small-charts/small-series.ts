import type { Tone } from '#platform/fields/choices.ts'
import type { ChartFormat, ChartPoint, ChartSeries } from '#platform/ui/charts/chart-series.ts'

export type { Tone }

declare module 'react' {
  interface CSSProperties {
    /** In percent from the start. */
    '--x'?: number
    '--tone'?: string
  }
}

/** A series; its colour is a role of the theme. */
export interface SmallSeries extends ChartSeries {
  tone?: Tone
}

export interface SmallPlotProps {
  points: readonly ChartPoint[]
  series: readonly SmallSeries[]
  /** Value at the top of the plot. */
  maxValue: number
}

export interface SmallChartProps {
  /** `columns` stacks the series, and omits those of the previous period. */
  kind: 'line' | 'columns'
  /** Accessible name of the chart. */
  name: string
  /** Name of the x axis: "Day". */
  pointLabel: string
  /** Undefined while loading: the chart keeps its size. */
  points: readonly ChartPoint[] | undefined
  series: readonly SmallSeries[]
  format: ChartFormat
  /** With grid and labels; without them only the shape is drawn. */
  hasAxes?: boolean
}

export const toneColor = (tone: Tone) => (tone === 'quiet' ? 'var(--faint)' : `var(--${tone}-strong)`)

export const getColor = ({ tone = 'brand', isPast }: SmallSeries) => (isPast ? 'var(--field-line)' : toneColor(tone))
