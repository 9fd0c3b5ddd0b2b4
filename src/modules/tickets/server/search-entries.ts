import { sql } from 'kysely'
import { joinBeginning, maxIndexed } from '#platform/server/search/join-beginning.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { textOfHtml } from '#platform/rich-text/text-of-html.ts'
import type { Tables } from './tables.ts'

// In bytes, since about half of a text is markup.
const maxRead = 2 * maxIndexed

export const ticketEntries: SearchSource<Tables> = {
  tables: { tickets: 'id', ticketComments: 'ticketId' },
  entries: (db) => async (request) => {
    const ids = request.map(Number)
    const rows = await db
      .selectFrom('tickets')
      .selectAll()
      .where('id', 'in', ids)
      .where('deletedAt', 'is', null)
      .execute()
    // Reads no more of the comments than is indexed.
    const before = sql<number>`sum(octet_length("html")) over (partition by "ticketId" order by "id") - octet_length("html")`
    const comments = await db
      .selectFrom((from) =>
        from
          .selectFrom('ticketComments')
          .select(['id', 'ticketId', 'html', before.as('before')])
          .where('ticketId', 'in', ids)
          .as('comments'),
      )
      .select(['ticketId', 'html'])
      .where('before', '<', maxRead)
      .orderBy('id')
      .execute()
    const commentsByTicket = Map.groupBy(comments, ({ ticketId }) => ticketId)
    return rows.map(
      ({ id, ticketTitle, ticketDescription, requesterName, requesterCompany, requesterEmail, ...row }) => ({
        recordId: id,
        title: ticketTitle,
        detail: [`#${id}`, requesterName, requesterCompany].filter(Boolean).join(' · '),
        text: joinBeginning([
          `#${id}`,
          requesterName,
          requesterCompany,
          requesterEmail,
          ...row.labels,
          textOfHtml(ticketDescription),
          ...(commentsByTicket.get(id) ?? []).map(({ html }) => textOfHtml(html)),
        ]),
        path: `/apps/tickets?ticket=${id}`,
        at: row.updatedAt,
      }),
    )
  },
}
