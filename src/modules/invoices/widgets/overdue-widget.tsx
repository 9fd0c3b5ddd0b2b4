import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { BarRows } from '#platform/ui/figures/bar-rows.tsx'
import { FigureRow } from '#platform/ui/figures/figure-row.tsx'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { overdueAges } from '../contract-figures.ts'
import { useInvoiceFigures } from './use-invoice-figures.ts'

const tones = { month: 'warning', twoMonths: 'warning', threeMonths: 'error', older: 'error' } as const

/** Overdue balances, by days overdue. */
export default function OverdueWidget() {
  const t = useTexts('invoices')
  const format = useFormats()
  const { data } = useInvoiceFigures()
  const money = (cents: number) => format.money(cents, { maximumFractionDigits: 0 })
  const isNothing = data?.overdue.count === 0
  return (
    <WidgetCard
      title={t('widgets.overdue.title')}
      more={{ to: '/apps/invoice/list?paymentState=overdue', label: t('widgets.overdue.all') }}
    >
      {isNothing && <EmptyState small as="p" title={t('widgets.overdue.empty')} />}
      {!isNothing && (
        <FigureRow
          figures={[
            {
              key: 'balance',
              label: t('widgets.overdue.balance'),
              value: data && toCents(data.overdue.balance),
              format: money,
              note: data && t('widgets.overdue.count', { count: data.overdue.count }),
            },
          ]}
        />
      )}
      {!data && <SkeletonText lines={6} />}
      {data && !isNothing && (
        <div className="column flex-1 margin-block-start-4">
          <BarRows
            rows={overdueAges.map((age) => ({
              key: age,
              label: t(`widgets.overdue.ages.${age}`),
              value: data.overdue.byAge[age].balance,
              tone: tones[age],
              figure: money(toCents(data.overdue.byAge[age].balance)),
            }))}
          />
        </div>
      )}
    </WidgetCard>
  )
}
