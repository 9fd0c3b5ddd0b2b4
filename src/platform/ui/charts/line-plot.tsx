import { LineChart } from '@mui/x-charts/LineChart'
import type { PlotProps } from './chart-series.ts'
import { seriesColor } from './chart-series.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import styles from './plot.module.css'
import { usePlot } from './use-plot.ts'

/** Values over time as lines, the main one above a tinted area. */
export default function LinePlot(props: PlotProps) {
  const { ref, x, y, series, margin } = usePlot(props)
  return (
    <LineChart
      ref={ref}
      className={styles.plot ?? ''}
      hideLegend
      skipAnimation
      margin={margin}
      grid={{ horizontal: true }}
      xAxis={[{ ...x, scaleType: 'point' }]}
      yAxis={[y]}
      series={series.map((row) => ({
        id: row.isPast ? `past-${row.key}` : row.key,
        label: row.label,
        data: row.values,
        color: seriesColor(row),
        area: !row.isPast,
        showMark: false,
        curve: 'monotoneX',
        valueFormatter: (value) => (value === null ? '' : props.format.value(value)),
      }))}
      slots={{ tooltip: ChartTooltip }}
    />
  )
}
