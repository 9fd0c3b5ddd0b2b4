import { useFormats } from '#platform/i18n/format.ts'
import { FigureCard } from './figure-card.tsx'
import { SmallChart } from './small-charts/small-chart.tsx'
import { usePoints } from './small-charts/use-points.ts'

interface Counted<Counts> {
  step: 'day' | 'month'
  totals: Counts
  before: Counts
  series: readonly (Counts & { from: string })[]
}

interface CountCardProps<Counts> {
  title: string
  /** The screen with the counted records. */
  to: string
  /** Undefined while loading. */
  data: NoInfer<Counted<Counts>> | undefined
  /** Counts of the period and of each step. */
  getCount: (counts: Counts) => number
  /** True while the data is still that of the previous period. */
  isOld: boolean
}

/** A count, its change since the previous period, and a column for each step. */
export function CountCard<Counts>({ title, to, data, getCount, isOld }: CountCardProps<Counts>) {
  const format = useFormats()
  return (
    <FigureCard
      title={title}
      to={to}
      figure={data && { now: getCount(data.totals), before: getCount(data.before) }}
      format={format.number}
      isOld={isOld}
    >
      <SmallChart
        kind="columns"
        name={title}
        {...usePoints(data)}
        series={[{ key: 'now', label: title, values: data?.series.map(getCount) ?? [] }]}
        format={{ value: format.number, step: 1 }}
      />
    </FigureCard>
  )
}
