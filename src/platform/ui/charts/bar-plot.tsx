import { BarChart } from '@mui/x-charts/BarChart'
import type { PlotProps } from './chart-series.ts'
import { seriesColor } from './chart-series.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import styles from './plot.module.css'
import { usePlot } from './use-plot.ts'

/** Values over time as columns. */
export default function BarPlot(props: PlotProps) {
  const { ref, x, y, series, margin } = usePlot(props)
  return (
    <BarChart
      ref={ref}
      className={styles.plot ?? ''}
      hideLegend
      skipAnimation
      borderRadius={3}
      margin={margin}
      grid={{ horizontal: true }}
      xAxis={[{ ...x, scaleType: 'band', categoryGapRatio: 0.3 }]}
      yAxis={[y]}
      series={series.map((row) => ({
        id: row.key,
        label: row.label,
        data: row.values,
        color: seriesColor(row),
        valueFormatter: (value) => (value === null ? '' : props.format.value(value)),
      }))}
      slots={{ tooltip: ChartTooltip }}
    />
  )
}
