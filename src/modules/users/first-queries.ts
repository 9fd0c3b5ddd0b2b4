import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/search/use-view.ts'
import { listQueryOf, UsersView } from './list/users-view.ts'
import { api } from './users-client.ts'

export default defineFirstQueries({
  '/admin/users': ({ search }) => [
    api.list.page({ query: listQueryOf(parseView(UsersView, search)) }),
    api.counts.query(),
    api.roles.query(),
  ],
})
