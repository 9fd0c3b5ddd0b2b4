import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { FigureRow } from '#platform/ui/figures/figure-row.tsx'
import { Legend } from '#platform/ui/figures/legend.tsx'
import { SmallChart } from '#platform/ui/figures/small-charts/small-chart.tsx'
import { usePoints } from '#platform/ui/figures/small-charts/use-points.ts'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import styles from './sales-widget.module.css'
import { useSales } from './use-sales.ts'
import { useSalesPath } from './use-sales-path.ts'

/** A chart of the revenue, compared with the period before. */
export default function SalesWidget() {
  const t = useTexts('shop')
  const format = useFormats()
  const { data, isPlaceholderData } = useSales()
  const title = t('widgets.sales.title')
  const series = [
    {
      key: 'now',
      label: t('figures.thisTime'),
      values: data?.series.map(({ revenue }) => toCents(revenue)) ?? [],
    },
    {
      key: 'before',
      label: t('figures.timeBefore'),
      values: data?.series.map(({ revenueBefore }) => toCents(revenueBefore)) ?? [],
      isPast: true,
    },
  ]
  const shortMoney = (cents: number) =>
    format.money(cents, { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 })
  return (
    <WidgetCard
      title={title}
      more={{ to: useSalesPath(), label: t('widgets.sales.all') }}
      aside={<Legend series={series} />}
    >
      <FigureRow
        figures={[
          {
            key: 'average',
            label: t('figures.average'),
            value: data && toCents(data.totals.average),
            before: data && toCents(data.before.average),
            format: format.money,
          },
          {
            key: 'items',
            label: t('figures.items'),
            value: data?.totals.items,
            before: data?.before.items,
            format: format.number,
          },
        ]}
      />
      <div className={styles.chart} data-old={isPlaceholderData}>
        <SmallChart
          kind="line"
          hasAxes
          name={title}
          {...usePoints(data)}
          series={series}
          format={{ value: format.money, tick: shortMoney, step: 100 }}
        />
      </div>
    </WidgetCard>
  )
}
