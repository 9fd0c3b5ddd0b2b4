import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { FigureCard } from '#platform/ui/figures/figure-card.tsx'
import { SmallChart } from '#platform/ui/figures/small-charts/small-chart.tsx'
import { usePoints } from '#platform/ui/figures/small-charts/use-points.ts'
import { useSales } from './use-sales.ts'
import { useSalesPath } from './use-sales-path.ts'

/** The revenue of the period. */
export default function RevenueWidget() {
  const t = useTexts('shop')
  const format = useFormats()
  const { data, isPlaceholderData } = useSales()
  const title = t('widgets.revenue.title')
  const money = (cents: number) => format.money(cents, { maximumFractionDigits: 0 })
  return (
    <FigureCard
      title={title}
      to={useSalesPath()}
      figure={data && { now: toCents(data.totals.revenue), before: toCents(data.before.revenue) }}
      format={money}
      isOld={isPlaceholderData}
    >
      <SmallChart
        kind="line"
        name={title}
        {...usePoints(data)}
        series={[{ key: 'now', label: title, values: data?.series.map(({ revenue }) => toCents(revenue)) ?? [] }]}
        format={{ value: format.money }}
      />
    </FigureCard>
  )
}
