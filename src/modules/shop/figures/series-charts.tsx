import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { addDays } from '#platform/numbers/figures.ts'
import { toCents } from '#platform/numbers/money.ts'
import { Chart } from '#platform/ui/charts/chart.tsx'
import type { Figures } from '../contract-figures.ts'
import styles from './series-charts.module.css'

const daysOfWeek = 7

interface SeriesChartsProps {
  figures: Figures | undefined
  /** The last day, at which an incomplete last week ends. */
  last: string
}

/** Charts of revenue, compared with the period before, and of orders, by day or week. */
export function SeriesCharts({ figures, last }: SeriesChartsProps) {
  const t = useTexts('shop')
  const format = useFormats()
  const series = figures?.series ?? []
  const step = figures?.step ?? 'day'
  const getWeek = (from: string) => {
    const to = addDays(from, daysOfWeek - 1)
    return format.dateRange(from, to > last && from <= last ? last : to)
  }
  const points =
    figures &&
    series.map(({ from }) => ({
      key: from,
      tick: format.date(from, 'day'),
      label: step === 'week' ? getWeek(from) : format.date(from, 'longDate'),
    }))
  const pointLabel = t(`figures.${step}`)
  const formatShortMoney = (cents: number) =>
    format.money(cents, { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 })

  return (
    <>
      <div className={styles.revenue}>
        <Chart
          kind="line"
          title={t('figures.revenue')}
          pointLabel={pointLabel}
          points={points}
          series={[
            { key: 'now', label: t('figures.thisTime'), values: series.map(({ revenue }) => toCents(revenue)) },
            {
              key: 'before',
              label: t('figures.timeBefore'),
              values: series.map(({ before }) => toCents(before)),
              isPast: true,
            },
          ]}
          format={{ value: format.money, tick: formatShortMoney, step: 100 }}
        />
      </div>
      <div className={styles.orders}>
        <Chart
          kind="bar"
          title={t('figures.orders')}
          pointLabel={pointLabel}
          points={points}
          series={[{ key: 'orders', label: t('figures.orders'), values: series.map(({ orders }) => orders) }]}
          format={{ value: format.number, step: 1 }}
        />
      </div>
    </>
  )
}
