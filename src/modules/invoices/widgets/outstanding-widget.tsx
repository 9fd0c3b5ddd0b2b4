import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { FigureCard } from '#platform/ui/figures/figure-card.tsx'
import { SmallChart } from '#platform/ui/figures/small-charts/small-chart.tsx'
import { usePoints } from '#platform/ui/figures/small-charts/use-points.ts'
import { useInvoiceFigures } from './use-invoice-figures.ts'

/** Unpaid balances, the overdue part, and payments. */
export default function OutstandingWidget() {
  const t = useTexts('invoices')
  const format = useFormats()
  const { data, isPlaceholderData } = useInvoiceFigures()
  const money = (cents: number) => format.money(cents, { maximumFractionDigits: 0 })
  const cents = data && toCents(data.outstanding.balance)
  return (
    <FigureCard
      title={t('widgets.outstanding.title')}
      to="/apps/invoice/list?paymentState=open&paymentState=partly&paymentState=overdue"
      figure={cents === undefined ? undefined : { now: cents, before: cents }}
      format={money}
      note={data && t('widgets.outstanding.overdue', { amount: money(toCents(data.overdue.balance)) })}
      isOld={isPlaceholderData}
    >
      <SmallChart
        kind="columns"
        name={t('widgets.outstanding.paid')}
        {...usePoints(data)}
        series={[
          {
            key: 'paid',
            label: t('widgets.outstanding.paid'),
            values: data?.series.map(({ paid }) => toCents(paid)) ?? [],
            tone: 'success',
          },
        ]}
        format={{ value: format.money }}
      />
    </FigureCard>
  )
}
