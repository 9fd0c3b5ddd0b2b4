import { countInFacet } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { type Notice, socialNotices } from '../contract-notices.ts'
import { authorColumns, toAuthor } from './author-rows.ts'
import type { Tables } from './tables.ts'

interface Action {
  /** The recipient. */
  personId: number
  /** The person who acted. */
  actorId: number
  kind: Notice['kind']
  postId?: number
  commentId?: number
  /** Text of the post or comment concerned. */
  about?: string
}

export type NotifyingCall = Pick<Call<Notice['kind']>, 'events'>

const maxExcerptLength = 140

/** The key that groups notifications of the same kind, and their target. */
const getPath = ({ personId, postId, commentId }: Pick<Action, 'personId' | 'postId' | 'commentId'>) =>
  postId === undefined
    ? { path: '/apps/users/followers', recordId: `person ${personId}` }
    : {
        path: `/apps/users/profile?post=${postId}`,
        recordId: commentId === undefined ? `post ${postId}` : `comment ${commentId}`,
      }

/** People without an account receive no notifications. */
const findAccountId = async (db: Db<Tables>, personId: number) =>
  db.selectFrom('socialPeople').select(['userId', 'name']).where('id', '=', personId).executeTakeFirst()

/** Notifies a person of an action; not of their own. */
export async function notifyAction(
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
  const sent = await findAccountId(db, personId)
  const actor = await findAccountId(db, actorId)
  const isOnPost = kind === 'comment' || kind === 'reply'
  notify([sent?.userId], {
    kind,
    topic: socialNotices.name,
    values: { who: actor?.name ?? '', text: about.replace(/\s+/g, ' ').slice(0, maxExcerptLength) },
    ...getPath({
      personId,
      ...(postId !== undefined && { postId }),
      ...(!isOnPost && commentId !== undefined && { commentId }),
    }),
  })
}

/** Withdraws a notice whose action was undone. */
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
  const account = await findAccountId(db, personId)
  const { recordId } = getPath({
    personId,
    ...(postId !== undefined && { postId }),
    ...(commentId !== undefined && { commentId }),
  })
  if (account?.userId) withdraw({ topic: socialNotices.name, kind, recordId, users: [account.userId], single: true })
}

/** A person's notices, except those about deleted posts and comments. */
const queryNotices = (db: Db<Tables>, me: number) =>
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
  let query = queryNotices(db, me)
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
    .selectNoFrom([countInFacet(queryNotices(db, me).where('readAt', 'is', null)).as('count')])
    .executeTakeFirstOrThrow()
  return { count: Number(count) }
}
