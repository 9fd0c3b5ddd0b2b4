import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countedInFacet } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { SelectionBar } from '#platform/ui/table/selection-bar.tsx'
import { TablePager } from '#platform/ui/table/table-pager.tsx'
import { useTableSelection } from '#platform/ui/table/use-table-selection.ts'
import { useView } from '#platform/web/url-state/use-view.ts'
import { writeQuery } from '#platform/text/query-string.ts'
import type { Notification } from '../contract.ts'
import { api } from '../notifications-client.ts'
import { toListQuery, NotificationsView } from './notifications-view.ts'
import { NoticeSkeletons } from '../shown/notice-skeletons.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { Filters } from './filters.tsx'
import { HeaderActions } from './header-actions.tsx'
import { ListEmpty } from './list-empty.tsx'
import { NoticeList } from './notice-list.tsx'
import styles from './notifications-screen.module.css'
import { useActions } from './use-actions.ts'

/** All notices of the user. */
export function Component() {
  const t = useTexts('notifications')
  const [view, setView] = useView(NotificationsView)
  const query = toListQuery(view)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.list.page({ query }),
    placeholderData: keepPreviousData,
  })
  const { data: unread } = useQuery(api.unread.query())
  const actions = useActions()
  const selecting = useTableSelection<Notification>(writeQuery(query).toString())
  const notices = data?.items ?? []
  const selected = notices.filter(({ id }) => selecting.selection.some.has(id))

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={unread && t('lead', countedInFacet(unread.count))}
        actions={<HeaderActions hasUnread={Boolean(unread?.count)} actions={actions} />}
      />
      <Card className={styles.card}>
        {selected.length > 0 ? (
          <SelectionBar size={selected.length} total={selected.length} selecting={selecting}>
            <BulkActions selected={selected} actions={actions} onDone={selecting.clear} />
          </SelectionBar>
        ) : (
          <Filters view={view} setView={setView} />
        )}
        <div className={styles.list} data-stale={isPlaceholderData} aria-busy={(!data && !error) || isPlaceholderData}>
          {!data && !error && <NoticeSkeletons count={8} />}
          {!data && error && <ErrorState error={error} onRetry={() => void refetch()} small />}
          {data && notices.length === 0 && <ListEmpty view={view} />}
          {notices.length > 0 && <NoticeList notices={notices} selecting={selecting} actions={actions} />}
        </div>
        {data && data.total > 0 && (
          <TablePager
            total={data.total}
            page={query.page}
            perPage={query.limit}
            onPage={(page) => setView({ page: page === 1 ? undefined : page })}
            onPerPage={(perPage) => setView({ perPage, page: undefined })}
          />
        )}
      </Card>
    </>
  )
}
