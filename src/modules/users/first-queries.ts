import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { toListQuery, UsersView } from './list/users-view.ts'
import { api } from './users-client.ts'

export default defineFirstQueries({
  '/admin/users': ({ search }) => [
    api.list.page({ query: toListQuery(parseView(UsersView, search)) }),
    api.counts.query(),
    api.roles.query(),
  ],
})
