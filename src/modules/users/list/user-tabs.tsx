import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewTabs } from '#platform/ui/table/views/view-tabs.tsx'
import { userStatuses } from '#platform/contracts/user-status.ts'
import { api } from '../users-client.ts'
import { useUsersView } from './use-users-view.ts'
import { toSearch } from './users-view.ts'

/** Tabs by status with counts, and the user's saved views. */
export function UserTabs() {
  const t = useTexts('users')
  const { view } = useUsersView()
  const { data: counts } = useQuery(api.counts.query())
  return (
    <ViewTabs
      name="users"
      views={([undefined, ...userStatuses] as const).map((status) => ({
        label: t(`tabs.${status ?? 'all'}`),
        search: toSearch({ status }),
        count: counts ? counts[status ?? 'all'] : null,
      }))}
      search={toSearch(view)}
      base={toSearch({ status: view.status })}
    />
  )
}
