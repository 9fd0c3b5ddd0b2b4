import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { FigureRow } from '#platform/ui/figures/figure-row.tsx'
import { StackedBar } from '#platform/ui/figures/stacked-bar.tsx'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { client } from '#platform/web/api/client.ts'
import { usePeriod } from '#platform/web/url-state/period.ts'
import { useFigures } from '#platform/ui/figures/use-figures.ts'
import { type BoardFigures, figuresPart } from '../contract-figures.ts'
import { colorChoices } from '../contract-schemas.ts'
import { useBoardName } from '../use-board-name.ts'

const api = client(figuresPart)

/** The cards in each column of the only board, or the unfinished ones of each board. */
const getParts = ({ boards, columns }: BoardFigures, getName: (board: { name: string }) => string) =>
  boards.length > 1
    ? boards.map(({ id, name, color }) => ({
        id,
        name: getName({ name }),
        color,
        count: columns
          .filter(({ boardId, isDone }) => boardId === id && !isDone)
          .reduce((sum, { count }) => sum + count, 0),
      }))
    : columns

/** Numbers of cards of all boards, finished and overdue. */
export default function ProgressWidget() {
  const t = useTexts('kanban')
  const format = useFormats()
  const { data } = useFigures(api.figures.query({ query: usePeriod().query }))
  const getName = useBoardName()
  const parts = data ? getParts(data, getName) : []
  const hasSeveralBoards = data !== undefined && data.boards.length > 1
  const isEmpty = data?.columns.every(({ count }) => count === 0)
  return (
    <WidgetCard title={t('widgets.progress.title')} more={{ to: '/apps/kanban', label: t('widgets.progress.all') }}>
      {isEmpty && <EmptyState small as="p" title={t('widgets.progress.empty')} />}
      {!isEmpty && (
        <FigureRow
          figures={[
            {
              key: 'finished',
              label: t('widgets.progress.finished'),
              value: data?.totals.finished,
              before: data?.before.finished,
              format: format.number,
            },
            {
              key: 'late',
              label: t('widgets.progress.late'),
              value: data?.columns.reduce((sum, { late }) => sum + late, 0),
              format: format.number,
            },
          ]}
        />
      )}
      {!data && <SkeletonText lines={5} />}
      {data && !isEmpty && (
        <div className="margin-block-start-4">
          {hasSeveralBoards && <p className="text-quiet text-13">{t('widgets.progress.byBoard')}</p>}
          <StackedBar
            parts={parts.map(({ id, name, color, count }) => ({
              key: String(id),
              label: <bdi {...asWritten(name)}>{name}</bdi>,
              value: count,
              tone: colorChoices[color].tone,
            }))}
            format={format.number}
          />
        </div>
      )}
    </WidgetCard>
  )
}
