import * as z from 'zod'

const usualPerPage = 25

/** The search parameters of the list. */
export const NotificationsView = z.object({
  q: z.string().max(200).optional(),
  unread: z.boolean().optional(),
  topic: z.string().max(64).optional(),
  page: z.int().min(1).optional(),
  perPage: z.int().min(1).max(100).optional(),
})
export type NotificationsView = z.infer<typeof NotificationsView>

/** The query of the list request. */
export const toListQuery = ({ q, unread, topic, page = 1, perPage = usualPerPage }: NotificationsView) => ({
  ...(q?.trim() && { q: q.trim() }),
  ...(unread && { unread }),
  ...(topic && { topic: [topic] }),
  page,
  limit: perPage,
})

export const isNarrowed = ({ q, unread, topic }: NotificationsView) => Boolean(q?.trim() || unread || topic)
