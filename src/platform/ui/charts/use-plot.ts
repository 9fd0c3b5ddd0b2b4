import { useMemo } from 'react'
import { useRtl } from '@mui/system/RtlProvider'
import type { PlotProps } from './chart-series.ts'

const tickStyle = { fontSize: 12, fontFamily: 'inherit', fill: 'var(--quiet)' }
const axisHeight = 24
/** The last label is centred below its point, so half of it extends beyond. */
const labelOverhang = 28
/** Room for the widest short date in any language. */
const tickSpacing = 64

/** Width of the axis labels; the library would measure them before the font has loaded. */
function axisWidth(tick: (value: number) => string, series: PlotProps['series']) {
  const maxValue = Math.max(0, ...series.flatMap(({ values }) => values))
  const longest = Math.max(...[1, 0.8, 0.6, 0.4, 0.2].map((share) => tick(Math.round(maxValue * share)).length))
  return 16 + 7 * longest
}

/** Names the element of the library that takes the focus, whose role would hide a name; again in another language. */
const nameStop = (title: string) => (plot: HTMLElement | null) => {
  const stop = plot?.querySelector(':is([role="none"], [role="group"])[tabindex]')
  stop?.setAttribute('role', 'group')
  stop?.setAttribute('aria-label', title)
}

/**
 * Common props of plots. In right-to-left languages the points are reversed, not only the axis, so that arrow keys
 * match.
 */
export function usePlot({ title, points, series, format }: PlotProps) {
  const isRtl = useRtl()
  const inOrder = <Item>(items: readonly Item[]) => (isRtl ? items.toReversed() : [...items])
  const ordered = inOrder(points)
  const tick = format.tick ?? format.value
  const ref = useMemo(() => nameStop(title), [title])
  const [start, end] = isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const)
  return {
    ref,
    series: series.map((row) => ({ ...row, values: inOrder(row.values) })),
    x: {
      data: ordered.map(({ key }) => key),
      height: axisHeight,
      tickSpacing,
      disableLine: true,
      disableTicks: true,
      tickLabelStyle: tickStyle,
      valueFormatter: (key: string, { location }: { location: string }) => {
        const point = ordered.find((candidate) => candidate.key === key)
        return (location === 'tick' ? point?.tick : point?.label) ?? ''
      },
    },
    y: {
      position: start,
      width: axisWidth(tick, series),
      min: 0,
      disableLine: true,
      disableTicks: true,
      tickNumber: 4,
      tickMinStep: format.step ?? 0,
      tickLabelStyle: tickStyle,
      valueFormatter: (value: number) => tick(value),
    },
    margin: { top: 12, bottom: 0, [start]: 0, [end]: labelOverhang },
  }
}
