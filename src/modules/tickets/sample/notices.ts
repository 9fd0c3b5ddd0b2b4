import type { Insertable } from 'kysely'
import type { SampleNotice, SampleTools } from '#platform/db/sample/sample.ts'
import { tickets } from '../contract.ts'
import type { Tables } from '../server/tables.ts'
import type { TicketRow } from '../server/ticket-rows.ts'

const daysOfNotices = 12

interface SampleEvents {
  rows: readonly TicketRow[]
  comments: readonly Insertable<Tables['ticketComments']>[]
  watchers: readonly { ticketId: number; userId: string }[]
}

/** Notices of the last days for the sample users. */
export function sampleNotices(
  { ago, users }: Pick<SampleTools, 'ago' | 'users'>,
  { rows, comments, watchers }: SampleEvents,
): SampleNotice[] {
  const since = ago({ days: daysOfNotices })
  const getName = (id: string) => {
    const user = users.find((one) => one.id === id)
    return user ? `${user.firstname} ${user.lastname}` : ''
  }
  const aboutRow = (row: TicketRow) => ({
    topic: tickets.name,
    path: `/apps/tickets?ticket=${row.id}`,
    recordId: row.id,
  })
  const assignmentNotices = rows.flatMap((row) =>
    row.assigneeId && row.createdAt > since && row.assigneeId !== row.createdById
      ? {
          ...aboutRow(row),
          users: [row.assigneeId],
          authorId: row.createdById,
          kind: 'assigned',
          values: { who: getName(row.createdById), title: row.ticketTitle },
          at: row.createdAt,
        }
      : [],
  )
  const mentionNotices = comments.flatMap(({ ticketId, at, authorId, authorName }) => {
    const row = rows.find(({ id }) => id === ticketId)
    if (!row || at < since) return []
    const watching = watchers.flatMap((one) => (one.ticketId === ticketId ? [one.userId] : []))
    return {
      ...aboutRow(row),
      users: [...new Set([...(row.assigneeId ? [row.assigneeId] : []), ...watching])],
      ...(authorId && { authorId }),
      kind: 'replied',
      values: { who: authorName, title: row.ticketTitle },
      at,
    }
  })
  return [...assignmentNotices, ...mentionNotices]
}
