import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FigureCard } from '#platform/ui/figures/figure-card.tsx'
import { SmallChart } from '#platform/ui/figures/small-charts/small-chart.tsx'
import { usePoints } from '#platform/ui/figures/small-charts/use-points.ts'
import { useTicketFigures } from './use-ticket-figures.ts'

/** The numbers of open, overdue and new tickets. */
export default function OpenWidget() {
  const t = useTexts('tickets')
  const format = useFormats()
  const { data, isPlaceholderData } = useTicketFigures()
  return (
    <FigureCard
      title={t('widgets.open.title')}
      to="/apps/tickets"
      figure={data && { now: data.open.count, before: data.open.count }}
      format={format.number}
      note={data && t('widgets.open.overdue', { count: data.open.overdue })}
      isOld={isPlaceholderData}
    >
      <SmallChart
        kind="columns"
        name={t('widgets.open.created')}
        {...usePoints(data)}
        series={[
          {
            key: 'created',
            label: t('widgets.open.created'),
            values: data?.series.map(({ created }) => created) ?? [],
          },
        ]}
        format={{ value: format.number, step: 1 }}
      />
    </FigureCard>
  )
}
