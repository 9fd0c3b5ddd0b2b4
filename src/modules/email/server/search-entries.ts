import type { SearchSource } from '#platform/server/search/search-source.ts'
import { textOfHtml } from '#platform/rich-text/text-of-html.ts'
import type { Address } from '../contract-email.ts'
import type { Tables } from './tables.ts'

const namesAndAddresses = (addresses: readonly Address[]) => addresses.flatMap(({ name, email }) => [name, email])

/** Each copy of a message belongs to its owner; Bcc addresses are not searchable. */
export const emailEntries: SearchSource<Tables> = {
  tables: { emailCopies: 'id' },
  through: {
    emails: {
      by: 'id',
      when: ['subject', 'body', 'to', 'cc', 'attachments', 'state'],
      records: (db) => async (ids) => {
        const rows = await db.selectFrom('emailCopies').select('id').where('messageId', 'in', ids.map(Number)).execute()
        return rows.map(({ id }) => id)
      },
    },
  },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('emailCopies as copy')
      .innerJoin('emails as message', 'message.id', 'copy.messageId')
      .select(['copy.id', 'copy.userId', 'copy.threadId', 'copy.time', 'message.from', 'message.to', 'message.cc'])
      .select(['message.subject', 'message.snippet', 'message.body', 'message.attachments', 'message.state'])
      .where('copy.id', 'in', ids.map(Number))
      .where('copy.deletedAt', 'is', null)
      .where('copy.folder', '!=', 'spam')
      .execute()
    return rows.map(({ id, userId, threadId, time, from, to, cc, subject, snippet, body, attachments, state }) => {
      const isDraft = state === 'draft'
      return {
        recordId: id,
        title: subject || snippet,
        detail: (isDraft ? to : [from]).map(({ name, email }) => name || email).join(', '),
        text: [
          ...namesAndAddresses([from, ...to, ...cc]),
          textOfHtml(body),
          ...attachments.map(({ name }) => name),
        ].join('\n'),
        path: isDraft ? `/apps/email?compose=${id}` : `/apps/email?in=all&thread=${threadId}`,
        at: time,
        users: [userId],
      }
    })
  },
}
