import { defineFirstQueries } from '#platform/first-queries.ts'
import { firstPage } from '#platform/ui/row-list/row-source.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { api } from './email-client.ts'
import { EmailView, getListSearch } from './email-view.ts'
import { mailSource } from './list/mail-source.ts'

export default defineFirstQueries({
  '/apps/email': ({ search }) => {
    const view = parseView(EmailView, search)
    return [
      firstPage(mailSource, getListSearch(view)),
      api.facets.query(),
      ...(view.thread === undefined ? [] : [api.thread.query({ params: { id: view.thread } })]),
    ]
  },
})
