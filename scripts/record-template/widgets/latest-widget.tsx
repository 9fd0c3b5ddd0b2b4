import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { unlessKnown } from '#platform/ui/figures/unless-known.ts'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { useRowsThatFit, WidgetRow, WidgetRows, WidgetRowSkeletons } from '#platform/ui/figures/widgets/widget-rows.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { api } from '../plain-records-client.ts'

const maxRows = 12

/** The latest records. */
export default function LatestWidget() {
  const t = useTexts('plain-records')
  const { relative } = useFormats()
  const fitting = useRowsThatFit()
  const { data } = useQuery({ ...api.list.query({ query: { limit: maxRows } }), throwOnError: unlessKnown })
  return (
    <WidgetCard title={t('widgets.latest.title')} more={{ to: '/apps/plain-records', label: t('widgets.latest.all') }}>
      {!data && <WidgetRowSkeletons count={fitting} />}
      {data?.length === 0 && <EmptyState small as="p" title={t('empty.none')} />}
      <WidgetRows>
        {data?.slice(0, fitting).map(({ id, plainName, createdAt }) => (
          <WidgetRow
            key={id}
            to={`/apps/plain-records/${id}`}
            title={plainName}
            end={<time dateTime={createdAt}>{relative(createdAt)}</time>}
          />
        ))}
      </WidgetRows>
    </WidgetCard>
  )
}
