import { IconChartHistogram, IconTable } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { type ChartFormat, type ChartPoint, type ChartSeries, seriesColor } from './chart-series.ts'
import { ChartTable } from './chart-table.tsx'
import styles from './chart.module.css'

const plots = { line: lazy(() => import('./line-plot.tsx')), bar: lazy(() => import('./bar-plot.tsx')) }

interface ChartProps {
  kind: keyof typeof plots
  title: string
  /** The heading level, one below that of the surrounding section. */
  level?: 2 | 3
  /** Name of the x axis: "Day". */
  pointLabel: string
  /** Undefined while loading: the chart keeps its size. */
  points: readonly ChartPoint[] | undefined
  series: readonly ChartSeries[]
  format: ChartFormat
}

/** A chart and a table with its values: a button switches between them, and screen readers get the table. */
export function Chart({ kind, title, level = 2, pointLabel, points, series, format }: ChartProps) {
  const t = useTexts('platform')
  const id = useId()
  const [isTable, setTable] = useState(false)
  const Heading = level === 2 ? 'h2' : 'h3'
  const Plot = plots[kind]
  const Icon = isTable ? IconChartHistogram : IconTable
  const table = points && (
    <ChartTable caption={title} pointLabel={pointLabel} points={points} series={series} format={format} />
  )
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <header className="row wrap gap-2-4 margin-block-end-3">
        <Heading id={id} className="flex-1 text-18">
          {title}
        </Heading>
        {series.length > 1 && <Legend series={series} />}
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isTable}
          aria-describedby={id}
          onClick={() => setTable(!isTable)}
        >
          <Icon size={18} aria-hidden />
          <span>{t('chart.table')}</span>
        </button>
      </header>
      <div className={styles.body}>
        {points && isTable && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll
          <div className="block-full scroll" role="region" aria-labelledby={id} tabIndex={0}>
            {table}
          </div>
        )}
        {points && !isTable && (
          <>
            <ErrorBoundary>
              <Suspense fallback={<Skeleton height="100%" />}>
                <Plot title={title} points={points} series={series} format={format} />
              </Suspense>
            </ErrorBoundary>
            <div className="visually-hidden">{table}</div>
          </>
        )}
        {!points && <Skeleton height="100%" />}
      </div>
    </figure>
  )
}

const Legend = ({ series }: Pick<ChartProps, 'series'>) => (
  <ul className={styles.legend}>
    {series.map((row) => (
      <li key={row.key} className="row gap-2">
        <span
          className={styles.swatch}
          data-past={row.isPast ?? false}
          style={{ color: seriesColor(row) }}
          aria-hidden
        />
        {row.label}
      </li>
    ))}
  </ul>
)
