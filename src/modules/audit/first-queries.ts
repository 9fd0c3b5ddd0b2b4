import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseRecordId } from '#platform/web/url-state/record-id.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { colleaguesQuery } from '#platform/web/session/colleagues.ts'
import { api } from './audit-client.ts'
import { AuditView, getFilters } from './audit-view.ts'
import { createEntriesQuery } from './list/entries-query.ts'

export default defineFirstQueries({
  '/admin/audit': ({ search }) => [
    (queries) => queries.prefetchInfiniteQuery(createEntriesQuery(getFilters(parseView(AuditView, search)))),
    colleaguesQuery,
  ],
  '/admin/audit/:id': ({ params }) => {
    const id = parseRecordId(params['id'])
    return id === undefined ? [] : [api.show.query({ params: { id } })]
  },
})
