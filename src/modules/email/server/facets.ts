import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { type Facets, maxInFolder, type MailFolder, mailFolders } from '../contract-email.ts'
import { isInFolder, isUnread, ownCopies, type Reader } from './matching.ts'
import type { Tables } from './tables.ts'

const ofCopies = sql.ref('c.threadId')
// For these folders the index on `emails` is ordered by conversation.
const ofMessages = sql.ref('m.threadId')
const messageFolders: ReadonlySet<MailFolder> = new Set(['sent', 'scheduled', 'drafts'])

/** Number of conversations among these copies, counted up to `maxInFolder` + 1. */
export const countDistinctConversations = <DB, TB extends keyof DB>(
  copies: SelectQueryBuilder<DB, TB, object>,
  thread: RawBuilder<unknown> = ofCopies,
) =>
  sql<number>`(select count(*) from (${copies
    .select(thread.as('id'))
    .distinct()
    .limit(maxInFolder + 1)}) as "some")`

/** Number of conversations, and of unread ones, in each folder and label. */
export async function countFacets(db: Db<Tables>, reader: Reader): Promise<Omit<Facets, 'isAway'>> {
  const copies = () => ownCopies(db, reader)
  const countColumns = mailFolders.flatMap((folder) => {
    const folderCopies = copies().where((eb) => isInFolder(eb, folder, reader))
    return [
      countDistinctConversations(folderCopies, messageFolders.has(folder) ? ofMessages : ofCopies).as(`${folder}Total`),
      countDistinctConversations(folderCopies.where(isUnread), ofCopies).as(`${folder}Unread`),
    ]
  })
  const row: Record<string, unknown> = { ...(await db.selectNoFrom(countColumns).executeTakeFirst()) }
  const labels = await db
    .selectFrom('emailLabels')
    .select(['id', 'name', 'color'])
    .where('userId', '=', reader.id)
    .orderBy('folded')
    .execute()
  const labelled = await db
    .selectFrom('emailLabels as label')
    .where('label.userId', '=', reader.id)
    .select((eb) => {
      // No filter by user is needed: a label is only on its owner's copies.
      const labelledCopies = eb
        .selectFrom('emailCopyLabels as l')
        .innerJoin('emailCopies as c', 'c.id', 'l.copyId')
        .whereRef('l.labelId', '=', 'label.id')
        .where('c.deletedAt', 'is', null)
        .where('c.folder', '!=', 'spam')
      return [
        'label.id as labelId',
        countDistinctConversations(labelledCopies, ofCopies).as('total'),
        countDistinctConversations(labelledCopies.where(isUnread), ofCopies).as('unread'),
      ]
    })
    .execute()
  const counts = new Map(labelled.map(({ labelId, ...count }) => [labelId, count]))
  const count = (name: (typeof mailFolders)[number]) => ({
    total: Number(row[`${name}Total`] ?? 0),
    unread: Number(row[`${name}Unread`] ?? 0),
  })
  return {
    folders: {
      inbox: count('inbox'),
      starred: count('starred'),
      important: count('important'),
      snoozed: count('snoozed'),
      sent: count('sent'),
      scheduled: count('scheduled'),
      drafts: count('drafts'),
      archive: count('archive'),
      all: count('all'),
      spam: count('spam'),
      trash: count('trash'),
    },
    labels: labels.map((label) => {
      const count = counts.get(label.id)
      return { ...label, total: Number(count?.total ?? 0), unread: Number(count?.unread ?? 0) }
    }),
  }
}
