import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { toListQuery, PlainRecordsView } from './list/plain-records-view.ts'
import { api } from './plain-records-client.ts'

export default defineFirstQueries({
  '/apps/plain-records': ({ search }) => [api.list.page({ query: toListQuery(parseView(PlainRecordsView, search)) })],
})
