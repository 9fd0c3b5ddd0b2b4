import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { type Facets, maxInFolder, type Place, places } from '../contract-email.ts'
import { isInFolder, isUnread, ownCopies, type Reader } from './matching.ts'
import type { Tables } from './tables.ts'

const ofCopies = sql.ref('c.threadId')
// For these places the index on `emails` is ordered by conversation.
const ofMessages = sql.ref('m.threadId')
const knownByMessage: ReadonlySet<Place> = new Set(['sent', 'scheduled', 'drafts'])

/** Number of conversations among these copies, counted up to `maxInFolder` + 1. */
export const conversationsIn = <DB, TB extends keyof DB>(
  copies: SelectQueryBuilder<DB, TB, object>,
  thread: RawBuilder<unknown> = ofCopies,
) =>
  sql<number>`(select count(*) from (${copies
    .select(thread.as('id'))
    .distinct()
    .limit(maxInFolder + 1)}) as "some")`

/** Number of conversations, and of unread ones, in each place and label. */
export async function countFacets(db: Db<Tables>, reader: Reader): Promise<Omit<Facets, 'isAway'>> {
  const copies = () => ownCopies(db, reader)
  const counting = places.flatMap((place) => {
    const here = copies().where((eb) => isInFolder(eb, place, reader))
    return [
      conversationsIn(here, knownByMessage.has(place) ? ofMessages : ofCopies).as(`${place}Total`),
      conversationsIn(here.where(isUnread), ofCopies).as(`${place}Unread`),
    ]
  })
  const row: Record<string, unknown> = { ...(await db.selectNoFrom(counting).executeTakeFirst()) }
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
      const here = eb
        .selectFrom('emailCopyLabels as l')
        .innerJoin('emailCopies as c', 'c.id', 'l.copyId')
        .whereRef('l.labelId', '=', 'label.id')
        .where('c.deletedAt', 'is', null)
        .where('c.folder', '!=', 'spam')
      return [
        'label.id as labelId',
        conversationsIn(here, ofCopies).as('total'),
        conversationsIn(here.where(isUnread), ofCopies).as('unread'),
      ]
    })
    .execute()
  const counts = new Map(labelled.map(({ labelId, ...count }) => [labelId, count]))
  const place = (name: (typeof places)[number]) => ({
    total: Number(row[`${name}Total`] ?? 0),
    unread: Number(row[`${name}Unread`] ?? 0),
  })
  return {
    places: {
      inbox: place('inbox'),
      starred: place('starred'),
      important: place('important'),
      snoozed: place('snoozed'),
      sent: place('sent'),
      scheduled: place('scheduled'),
      drafts: place('drafts'),
      archive: place('archive'),
      all: place('all'),
      spam: place('spam'),
      trash: place('trash'),
    },
    labels: labels.map((label) => {
      const count = counts.get(label.id)
      return { ...label, total: Number(count?.total ?? 0), unread: Number(count?.unread ?? 0) }
    }),
  }
}
