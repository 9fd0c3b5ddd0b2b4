import { maxInFacet } from '#platform/numbers/counted.ts'
import { page } from '#platform/db/queries/page.ts'
import type { About } from '#platform/server/permissions/readers.ts'
import type * as z from 'zod'
import type { Facet, notifications } from '../contract.ts'
import type { NotificationsDb } from './tables.ts'

export interface Recipient {
  userId: string
  about: About
}

type ListQuery = z.output<(typeof notifications)['list']['query']>

/** A user's visible notices that they may still read. */
const selectVisibleNotices = (db: NotificationsDb, { userId, about }: Recipient) =>
  db
    .selectFrom('notifications')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('isShown', '=', true)
    .where(about('notifications.topic', 'notifications.recordId'))

export function listNotices(db: NotificationsDb, caller: Recipient, { unread, ...query }: ListQuery) {
  let list = selectVisibleNotices(db, caller)
  if (unread !== undefined) list = list.where('readAt', unread ? 'is' : 'is not', null)
  const rows = list
    .select(['id', 'topic', 'kind', 'values', 'path', 'count', 'at', 'readAt'])
    .select((eb) => [
      eb.selectFrom('users').select('name').whereRef('users.id', '=', 'notifications.authorId').as('authorName'),
      eb.selectFrom('users').select('avatar').whereRef('users.id', '=', 'notifications.authorId').as('authorAvatar'),
    ])
  return page(rows, query, ({ authorName, authorAvatar, ...row }) => ({
    ...row,
    author: authorName === null ? null : { name: authorName, avatar: authorAvatar ?? '' },
  }))
}

// Sufficient for every screen.
const maxPaths = 200

export async function countUnread(db: NotificationsDb, caller: Recipient) {
  const rows = await selectVisibleNotices(db, caller)
    .where('readAt', 'is', null)
    .select('path')
    .orderBy('at', 'desc')
    .limit(maxInFacet + 1)
    .execute()
  return { count: rows.length, paths: [...new Set(rows.map(({ path }) => path))].slice(0, maxPaths) }
}

export async function countFacets(db: NotificationsDb, caller: Recipient): Promise<Facet[]> {
  const rows = await selectVisibleNotices(db, caller)
    .select((eb) => [
      'topic',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>(eb.case().when(eb.ref('readAt'), 'is', null).then(1).else(0).end()).as('unread'),
    ])
    .groupBy('topic')
    .orderBy('topic')
    .execute()
  return rows.map(({ topic, count, unread }) => ({ topic, count: Number(count), unread: Number(unread) }))
}
