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
  const shown = useRowsThatFit()
  const { data } = useFigures(api.list.query({ query: { sort: '-lastUsedAt', limit: maxRows, status: ['active'] } }))
  const here = data?.filter(({ lastUsedAt }) => lastUsedAt !== null)
  return (
    <WidgetCard title={t('widgets.here.title')} more={{ to: '/admin/users', label: t('widgets.here.all') }}>
      {!here && <WidgetRowSkeletons count={shown} />}
      {here?.length === 0 && <EmptyState small as="p" title={t('widgets.here.empty')} />}
      {here && here.length > 0 && (
        <WidgetRows>
          {here.slice(0, shown).map(({ id, name, avatar, jobTitle, lastUsedAt }) => (
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
