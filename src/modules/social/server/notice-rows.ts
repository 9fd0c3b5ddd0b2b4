import { countInFacet } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { type Notice, socialNotices } from '../contract-notices.ts'
import { authorColumns, toAuthor } from './author-rows.ts'
import type { Tables } from './tables.ts'

interface Action {
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

export type NotifyingCall = Pick<Call<Notice['kind']>, 'events'>

const maxExcerptLength = 140

/** Where it is seen, and what further ones of its kind are told together with it. */
const placeOf = ({ personId, postId, commentId }: Pick<Action, 'personId' | 'postId' | 'commentId'>) =>
  postId === undefined
    ? { path: '/apps/users/followers', recordId: `person ${personId}` }
    : {
        path: `/apps/users/profile?post=${postId}`,
        recordId: commentId === undefined ? `post ${postId}` : `comment ${commentId}`,
      }

/** Somebody who does not sign in here is told nothing outside of their profile. */
const accountOf = async (db: Db<Tables>, personId: number) =>
  db.selectFrom('socialPeople').select(['userId', 'name']).where('id', '=', personId).executeTakeFirst()

/** Tells a person what somebody did; nobody is told of what they did themselves. */
export async function notifyOf(
  db: Db<Tables>,
  { now, events: { notify } }: Pick<NotifyingCall, 'events'> & { now: string },
  { personId, actorId, kind, postId, commentId, about = '' }: Action,
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
      excerpt: about.replace(/\s+/g, ' ').slice(0, maxExcerptLength),
      at: now,
      readAt: null,
    })
    .execute()
  const sent = await accountOf(db, personId)
  const actor = await accountOf(db, actorId)
  const isOnPost = kind === 'comment' || kind === 'reply'
  notify([sent?.userId], {
    kind,
    topic: socialNotices.name,
    values: { who: actor?.name ?? '', text: about.replace(/\s+/g, ' ').slice(0, maxExcerptLength) },
    ...placeOf({
      personId,
      ...(postId !== undefined && { postId }),
      ...(!isOnPost && commentId !== undefined && { commentId }),
    }),
  })
}

/** Takes back what was told: it is no longer so. */
export async function withdrawNotices(
  db: Db<Tables>,
  { events: { withdraw } }: Pick<NotifyingCall, 'events'>,
  { personId, actorId, kind, postId, commentId }: Action,
) {
  let sent = db
    .deleteFrom('socialNotices')
    .where('personId', '=', personId)
    .where('actorId', '=', actorId)
    .where('kind', '=', kind)
  if (postId !== undefined) sent = sent.where('postId', '=', postId)
  if (commentId !== undefined) sent = sent.where('commentId', '=', commentId)
  await sent.execute()
  const account = await accountOf(db, personId)
  const { recordId } = placeOf({
    personId,
    ...(postId !== undefined && { postId }),
    ...(commentId !== undefined && { commentId }),
  })
  if (account?.userId) withdraw({ topic: socialNotices.name, kind, recordId, users: [account.userId], single: true })
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
  const { count } = await db
    .selectNoFrom([countInFacet(noticesOf(db, me).where('readAt', 'is', null)).as('count')])
    .executeTakeFirstOrThrow()
  return { count: Number(count) }
}
