import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { unlessKnown } from '#platform/ui/figures/unless-known.ts'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { useRowsThatFit, WidgetRow, WidgetRows, WidgetRowSkeletons } from '#platform/ui/figures/widgets/widget-rows.tsx'
import { DueMark } from '../board/due-mark.tsx'
import { getDueEnd } from '../due.ts'
import { api } from '../kanban-client.ts'

/** The user's next due tasks of all boards, most urgent first. */
export default function DueWidget() {
  const t = useTexts('kanban')
  const fitting = useRowsThatFit()
  const { data } = useQuery({ ...api.due.query(), throwOnError: unlessKnown })
  const due = data?.toSorted((one, other) => getDueEnd(one.date) - getDueEnd(other.date)).slice(0, fitting)
  return (
    <WidgetCard title={t('widgets.due.title')} more={{ to: '/apps/kanban?who=me', label: t('widgets.due.all') }}>
      {!due && <WidgetRowSkeletons count={fitting} hasLead={false} />}
      {due?.length === 0 && <EmptyState small as="p" title={t('widgets.due.empty')} />}
      <WidgetRows>
        {due?.map((task) => (
          <WidgetRow
            key={task.id}
            to={`/apps/kanban?board=${task.boardId}&task=${task.id}`}
            title={task.task}
            note={t('widgets.due.in', { column: task.category })}
            end={<DueMark date={task.date} isDone={false} />}
          />
        ))}
      </WidgetRows>
    </WidgetCard>
  )
}
