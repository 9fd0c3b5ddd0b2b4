import type { Db } from '#platform/db/database.ts'
import type { Notice } from '../contract-notices.ts'
import { authorColumns, toAuthor } from './author-rows.ts'
import type { Tables } from './tables.ts'

interface Deed {
  /** Who is told. */
  personId: number
  /** Who did it. */
  actorId: number
  kind: Notice['kind']
  postId?: number
  commentId?: number
  /** What it is about. */
  about?: string
}

const longestExcerpt = 140

/** Tells a person what somebody did; nobody is told of what they did themselves. */
export async function tellOf(
  db: Db<Tables>,
  now: string,
  { personId, actorId, kind, postId, commentId, about = '' }: Deed,
) {
  if (personId === actorId) return
  await db
    .insertInto('socialNotices')
    .values({
      personId,
      actorId,
      kind,
      postId: postId ?? null,
      commentId: commentId ?? null,
      excerpt: about.replace(/\s+/g, ' ').slice(0, longestExcerpt),
      at: now,
      readAt: null,
    })
    .execute()
}

/** Takes back what was told: it is no longer so. */
export async function untell(db: Db<Tables>, { personId, actorId, kind, postId, commentId }: Deed) {
  let told = db
    .deleteFrom('socialNotices')
    .where('personId', '=', personId)
    .where('actorId', '=', actorId)
    .where('kind', '=', kind)
  if (postId !== undefined) told = told.where('postId', '=', postId)
  if (commentId !== undefined) told = told.where('commentId', '=', commentId)
  await told.execute()
}

/** What is told to a person and still to be seen: neither of a deleted post nor of a deleted comment. */
const noticesOf = (db: Db<Tables>, me: number) =>
  db
    .selectFrom('socialNotices')
    .leftJoin('socialPosts', 'socialPosts.id', 'socialNotices.postId')
    .leftJoin('socialComments', 'socialComments.id', 'socialNotices.commentId')
    .where('socialNotices.personId', '=', me)
    .where('socialPosts.deletedAt', 'is', null)
    .where('socialComments.deletedAt', 'is', null)

export async function listNotices(
  db: Db<Tables>,
  me: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Notice[]> {
  let query = noticesOf(db, me)
    .innerJoin('socialPeople', 'socialPeople.id', 'socialNotices.actorId')
    .select(authorColumns)
    .select([
      'socialNotices.id',
      'socialNotices.kind',
      'socialNotices.postId',
      'socialNotices.excerpt',
      'socialNotices.readAt',
      'socialNotices.at as time',
    ])
  if (before !== undefined) query = query.where('socialNotices.id', '<', before)
  const rows = await query.orderBy('socialNotices.id', 'desc').limit(limit).execute()
  return rows.map(({ id, kind, postId, excerpt, readAt, ...row }) => ({
    id,
    kind,
    postId,
    excerpt,
    readAt,
    profile: toAuthor(row),
  }))
}

export async function countUnread(db: Db<Tables>, me: number) {
  const { count } = await noticesOf(db, me)
    .where('readAt', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Number(count) }
}
