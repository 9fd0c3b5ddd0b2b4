import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Facets, places } from '../contract-email.ts'
import { type CopyTables, isInPlace, ownCopies, type Reader } from './matching.ts'
import type { Tables } from './tables.ts'

/** How many conversations each place and label holds, and how many of them have something unread. */
export async function countFacets(db: Db<Tables>, reader: Reader): Promise<Facets> {
  const counting = (eb: ExpressionBuilder<CopyTables, 'c' | 'm'>) =>
    places.flatMap((place) => {
      const isHere = isInPlace(eb, place, reader)
      const isUnread = eb.and([isHere, eb('c.read', '=', false)])
      return [
        sql<number>`count(distinct case when ${isHere} then ${sql.ref('c.threadId')} end)`.as(`${place}Total`),
        sql<number>`count(distinct case when ${isUnread} then ${sql.ref('c.threadId')} end)`.as(`${place}Unread`),
      ]
    })
  const row: Record<string, unknown> = { ...(await ownCopies(db, reader).select(counting).executeTakeFirst()) }
  const labels = await db
    .selectFrom('emailLabels')
    .select(['id', 'name', 'color'])
    .where('userId', '=', reader.id)
    .orderBy('folded')
    .execute()
  const labelled = await ownCopies(db, reader)
    .innerJoin('emailCopyLabels as l', 'l.copyId', 'c.id')
    .where((eb) => isInPlace(eb, 'all', reader))
    .select((eb) => [
      'l.labelId',
      eb.fn.count<number>('c.threadId').distinct().as('total'),
      sql<number>`count(distinct case when ${eb('c.read', '=', false)} then ${sql.ref('c.threadId')} end)`.as('unread'),
    ])
    .groupBy('l.labelId')
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
