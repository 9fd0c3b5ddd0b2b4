import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { api } from './documents-client.ts'
import { DocumentsView, toListQuery } from './documents-view.ts'

export default defineFirstQueries({
  '/forms/form-tiptap': ({ search }) => {
    const view = parseView(DocumentsView, search)
    return [
      api.list.page({ query: toListQuery(view) }),
      ...(view.document === undefined ? [] : [api.show.query({ params: { id: view.document } })]),
    ]
  },
})
