import type { ComponentProps } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FigureRow } from '#platform/ui/figures/figure-row.tsx'
import { SmallChart } from '#platform/ui/figures/small-charts/small-chart.tsx'
import { usePoints } from '#platform/ui/figures/small-charts/use-points.ts'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { formatDuration } from '../duration.ts'
import styles from './flow-widget.module.css'
import { useTicketFigures } from './use-ticket-figures.ts'

/** New and solved tickets, and the time to the first reply. */
export default function FlowWidget() {
  const t = useTexts('tickets')
  const format = useFormats()
  const { data, isPlaceholderData } = useTicketFigures()
  const figures = useFlowFigures(data)
  const series = [
    {
      key: 'created',
      label: t('widgets.flow.created'),
      values: data?.series.map(({ created }) => created) ?? [],
    },
    {
      key: 'solved',
      label: t('widgets.flow.solved'),
      values: data?.series.map(({ solved }) => solved) ?? [],
      tone: 'success' as const,
    },
  ]
  return (
    <WidgetCard title={t('widgets.flow.title')} more={{ to: '/apps/tickets', label: t('widgets.flow.all') }}>
      <FigureRow figures={figures} />
      <div className={styles.chart} data-old={isPlaceholderData}>
        <SmallChart
          kind="line"
          hasAxes
          name={t('widgets.flow.title')}
          {...usePoints(data)}
          series={series}
          format={{ value: format.number, step: 1 }}
        />
      </div>
    </WidgetCard>
  )
}

const shareInTime = (totals: { answered: number; inTime: number } | undefined) =>
  totals && (totals.answered > 0 ? totals.inTime / totals.answered : null)

const shareSatisfied = (totals: { rated: number; satisfied: number } | undefined) =>
  totals && (totals.rated > 0 ? totals.satisfied / totals.rated : null)

function useFlowFigures(
  data: ReturnType<typeof useTicketFigures>['data'],
): ComponentProps<typeof FigureRow>['figures'] {
  const t = useTexts('tickets')
  const format = useFormats()
  return [
    {
      key: 'created',
      label: t('widgets.flow.created'),
      value: data?.totals.created,
      before: data?.before.created,
      good: 'neither',
      tone: 'brand',
      format: format.number,
    },
    {
      key: 'solved',
      label: t('widgets.flow.solved'),
      value: data?.totals.solved,
      before: data?.before.solved,
      tone: 'success',
      format: format.number,
    },
    {
      key: 'answer',
      label: t('widgets.flow.answer'),
      value: data?.totals.answerSeconds,
      before: data?.before.answerSeconds,
      good: 'down',
      format: (seconds) => formatDuration(format, seconds * 1000),
    },
    {
      key: 'inTime',
      label: t('widgets.flow.inTime'),
      value: shareInTime(data?.totals),
      before: shareInTime(data?.before),
      format: format.percent,
    },
    {
      key: 'satisfied',
      label: t('widgets.flow.satisfied'),
      value: shareSatisfied(data?.totals),
      before: shareSatisfied(data?.before),
      format: format.percent,
    },
  ]
}
