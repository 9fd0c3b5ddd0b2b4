import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { unlessKnown } from '#platform/ui/figures/unless-known.ts'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { useRowsThatFit, WidgetRow, WidgetRows, WidgetRowSkeletons } from '#platform/ui/figures/widgets/widget-rows.tsx'
import { formatName } from '../contact-name.ts'
import { api } from '../contacts-client.ts'

const screen = '/apps/contacts'
const maxRows = 12

/** The contacts changed last. */
export default function RecentWidget() {
  const t = useTexts('contacts')
  const format = useFormats()
  const fitting = useRowsThatFit()
  const query = { sort: '-updatedAt', limit: maxRows } as const
  const { data } = useQuery({ ...api.list.query({ query }), throwOnError: unlessKnown })
  return (
    <WidgetCard title={t('widgets.recent.title')} more={{ to: screen, label: t('widgets.recent.all') }}>
      {!data && <WidgetRowSkeletons count={fitting} />}
      {data?.length === 0 && <EmptyState small as="p" title={t('empty.none')} text={t('empty.noneText')} />}
      <WidgetRows>
        {data?.slice(0, fitting).map((contact) => (
          <WidgetRow
            key={contact.id}
            to={`${screen}?contact=${contact.id}`}
            lead={<Avatar name={formatName(contact)} src={contact.image} size={36} />}
            title={formatName(contact)}
            note={contact.company || t(`choices.department.${contact.department}`)}
            end={<time dateTime={contact.updatedAt}>{format.relative(contact.updatedAt)}</time>}
          />
        ))}
      </WidgetRows>
    </WidgetCard>
  )
}
