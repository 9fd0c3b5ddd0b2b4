import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { useRowsThatFit, WidgetRow, WidgetRows, WidgetRowSkeletons } from '#platform/ui/figures/widgets/widget-rows.tsx'
import { useFigures } from '#platform/ui/figures/use-figures.ts'
import { ActionMark } from '../action-mark.tsx'
import { api } from '../audit-client.ts'
import { AuthorPicture, useAuthorName } from '../author.tsx'
import { EntryTitle } from '../entry-title.tsx'

const maxRows = 12

/** The latest changes and their authors. */
export default function ActivityWidget() {
  const t = useTexts('audit')
  const format = useFormats()
  const getAuthorName = useAuthorName()
  const rowCount = useRowsThatFit()
  const { data } = useFigures(api.list.query({ query: { limit: maxRows, changes: true } }))
  return (
    <WidgetCard title={t('widgets.activity.title')} more={{ to: '/admin/audit', label: t('widgets.activity.all') }}>
      {!data && <WidgetRowSkeletons count={rowCount} />}
      {data?.length === 0 && (
        <EmptyState small as="p" title={t('widgets.activity.empty')} text={t('widgets.activity.emptyText')} />
      )}
      {data && data.length > 0 && (
        <WidgetRows>
          {data.slice(0, rowCount).map((entry) => (
            <WidgetRow
              key={entry.id}
              to={`/admin/audit/${entry.id}`}
              lead={<AuthorPicture entry={entry} size={36} />}
              title={<EntryTitle entry={entry} />}
              note={
                <>
                  <bdi>{getAuthorName(entry)}</bdi>
                  {' · '}
                  <time dateTime={entry.at}>{format.relative(entry.at)}</time>
                </>
              }
              end={<ActionMark topic={entry.topic} action={entry.action} />}
            />
          ))}
        </WidgetRows>
      )}
    </WidgetCard>
  )
}
