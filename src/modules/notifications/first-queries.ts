import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { toListQuery, NotificationsView } from './list/notifications-view.ts'
import { api } from './notifications-client.ts'
import { listPath, preferencesPath } from './paths.ts'

export default defineFirstQueries({
  [listPath]: ({ search }) => [
    api.list.page({ query: toListQuery(parseView(NotificationsView, search)) }),
    api.unread.query(),
    api.facets.query(),
  ],
  [preferencesPath]: () => [api.preferences.query()],
})
