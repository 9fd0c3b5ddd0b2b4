import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { useRowsThatFit, WidgetRow, WidgetRows, WidgetRowSkeletons } from '#platform/ui/figures/widgets/widget-rows.tsx'
import { useFigures } from '#platform/ui/figures/use-figures.ts'
import { useLastUsedText } from '../use-last-used-text.ts'
import { api } from '../users-client.ts'

const maxRows = 12

/** The most recently active users. */
export default function RecentUsersWidget() {
  const t = useTexts('users')
  const lastUsedText = useLastUsedText()
  const rowCount = useRowsThatFit()
  const { data } = useFigures(api.list.query({ query: { sort: '-lastUsedAt', limit: maxRows, status: ['active'] } }))
  const activeUsers = data?.filter(({ lastUsedAt }) => lastUsedAt !== null)
  return (
    <WidgetCard title={t('widgets.here.title')} more={{ to: '/admin/users', label: t('widgets.here.all') }}>
      {!activeUsers && <WidgetRowSkeletons count={rowCount} />}
      {activeUsers?.length === 0 && <EmptyState small as="p" title={t('widgets.here.empty')} />}
      {activeUsers && activeUsers.length > 0 && (
        <WidgetRows>
          {activeUsers.slice(0, rowCount).map(({ id, name, avatar, jobTitle, lastUsedAt }) => (
            <WidgetRow
              key={id}
              to={`/admin/users?user=${id}`}
              lead={<Avatar name={name} src={avatar} size={36} />}
              title={name}
              note={jobTitle}
              end={lastUsedText(lastUsedAt ?? '')}
            />
          ))}
        </WidgetRows>
      )}
    </WidgetCard>
  )
}
