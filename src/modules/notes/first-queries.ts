import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { notes } from './contract.ts'
import { api } from './notes-client.ts'
import { firstShown, toListQuery, NotesView } from './notes-view.ts'

export default defineFirstQueries({
  '/apps/notes': ({ search, can }) =>
    can('read', notes.name)
      ? [api.list.page({ query: toListQuery(parseView(NotesView, search), firstShown) }), api.facets.query()]
      : [],
})
