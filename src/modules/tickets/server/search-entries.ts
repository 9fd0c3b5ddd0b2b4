import type { SearchSource } from '#platform/server/search/search-source.ts'
import { textOfHtml } from '#platform/server/search/text-of-html.ts'
import type { Tables } from './tables.ts'

export const ticketEntries: SearchSource<Tables> = {
  tables: { tickets: 'id', ticketComments: 'ticketId' },
  entries: (db) => async (asked) => {
    const ids = asked.map(Number)
    const rows = await db
      .selectFrom('tickets')
      .selectAll()
      .where('id', 'in', ids)
      .where('deletedAt', 'is', null)
      .execute()
    const comments = await db
      .selectFrom('ticketComments')
      .select(['ticketId', 'html'])
      .where('ticketId', 'in', ids)
      .orderBy('id')
      .execute()
    const said = Map.groupBy(comments, ({ ticketId }) => ticketId)
    return rows.map(
      ({ id, ticketTitle, ticketDescription, requesterName, requesterCompany, requesterEmail, ...row }) => ({
        recordId: id,
        title: ticketTitle,
        detail: [`#${id}`, requesterName, requesterCompany].filter(Boolean).join(' · '),
        text: [
          `#${id}`,
          requesterName,
          requesterCompany,
          requesterEmail,
          ...row.labels,
          textOfHtml(ticketDescription),
          ...(said.get(id) ?? []).map(({ html }) => textOfHtml(html)),
        ].join('\n'),
        path: `/apps/tickets?ticket=${id}`,
        at: row.updatedAt,
      }),
    )
  },
}
