import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { BarRows } from '#platform/ui/figures/bar-rows.tsx'
import { FigureRow } from '#platform/ui/figures/figure-row.tsx'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { priorities, priorityChoices } from '../contract-fields.ts'
import styles from './waiting-widget.module.css'
import { useTicketFigures } from './use-ticket-figures.ts'

/** Open tickets, the most urgent first. */
export default function WaitingWidget() {
  const t = useTexts('tickets')
  const format = useFormats()
  const { data } = useTicketFigures()
  return (
    <WidgetCard
      title={t('widgets.waiting.title')}
      more={{ to: '/apps/tickets?view=overdue', label: t('widgets.waiting.overdue') }}
    >
      {data?.open.count !== 0 && (
        <FigureRow
          figures={[
            { key: 'open', label: t('widgets.waiting.open'), value: data?.open.count, format: format.number },
            { key: 'late', label: t('widgets.waiting.overdue'), value: data?.open.overdue, format: format.number },
          ]}
        />
      )}
      {!data && <SkeletonText lines={6} />}
      {data?.open.count === 0 && <EmptyState small as="p" title={t('widgets.waiting.empty')} />}
      {data && data.open.count > 0 && (
        <div className="column flex-1">
          <BarRows
            rows={priorities.toReversed().map((priority) => {
              const { count, overdue } = data.open.byPriority[priority]
              return {
                key: priority,
                label: (
                  <>
                    {t(`priorities.${priority}`)}
                    {overdue > 0 && (
                      <span className={styles.late}>{t('widgets.open.overdue', { count: overdue })}</span>
                    )}
                  </>
                ),
                value: count,
                tone: priorityChoices[priority].tone,
                figure: format.number(count),
                to: `/apps/tickets?priority=${priority}`,
              }
            })}
          />
        </div>
      )}
    </WidgetCard>
  )
}
