import type { RowSource } from '#platform/ui/row-list/row-source.ts'
import type { useRowList } from '#platform/ui/row-list/use-row-list.ts'
import type { Conversation } from '../contract-email.ts'
import { api } from '../email-client.ts'
import type { ListSearch } from '../email-view.ts'

export const mailSource: RowSource<ListSearch, Conversation> = {
  pageSize: 50,
  page: (search, page, limit) => api.threads.page({ query: { ...search, page, limit } }),
  getId: ({ threadId }) => threadId,
}

export type ShownMail = ReturnType<typeof useRowList<ListSearch, Conversation>>
