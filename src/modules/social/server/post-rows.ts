import { sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { social } from '../contract.ts'
import type { Comment, Picture, Post } from '../contract-posts.ts'
import { authorColumns, toAuthor } from './author-rows.ts'
import { listComments, countComments } from './comment-rows.ts'
import { findByHandles, findHandles } from './mentioned-people.ts'
import type { StoredPicture, Tables } from './tables.ts'

/** Posts with their authors. */
export const postRows = (db: Db<Tables>) =>
  db
    .selectFrom('socialPosts')
    .innerJoin('socialPeople', 'socialPeople.id', 'socialPosts.personId')
    .select(authorColumns)
    .select([
      'socialPosts.id',
      'socialPosts.content',
      'socialPosts.pictures',
      'socialPosts.video',
      'socialPosts.visibility',
      'socialPosts.sharedId',
      'socialPosts.createdAt as time',
      'socialPosts.editedAt',
    ])

export type PostRow = Awaited<ReturnType<ReturnType<typeof postRows>['executeTakeFirstOrThrow']>>

/** SQL condition: posts for followers are visible to them and to the author. */
export const isVisibleTo = (me: number) =>
  sql<boolean>`("socialPosts"."visibility" = 'everyone' or "socialPosts"."personId" = ${me} or exists (select 1 from "socialFollows" where "followerId" = ${me} and "followedId" = "socialPosts"."personId"))`

const selectVisiblePost = (db: Db<Tables>, personId: number, id: number): Promise<PostRow | undefined> =>
  postRows(db)
    .where('socialPosts.id', '=', id)
    .where('socialPosts.deletedAt', 'is', null)
    .where(isVisibleTo(personId))
    .executeTakeFirst()

export const isPostVisible = async (db: Db<Tables>, personId: number, id: number) =>
  (await selectVisiblePost(db, personId, id)) !== undefined

/** A post visible to `me`; 404 otherwise. */
export async function findVisiblePost(db: Db<Tables>, me: number, id: number): Promise<PostRow> {
  const row = await selectVisiblePost(db, me, id)
  if (!row) throw notFound(`Post ${id} not found`)
  return row
}

const toPictures = (id: number, pictures: readonly StoredPicture[]): Picture[] =>
  pictures.map((picture, index) => ({
    id: picture.id,
    img: picture.file ? `${social.base}/posts/${id}/pictures/${picture.id}` : picture.img,
    title: picture.title,
    featured: index === 0,
  }))

const toContent = ({ id, content, pictures, video }: PostRow) => ({
  content,
  images: toPictures(id, pictures),
  ...(video !== null && { video }),
})

async function countLikes(db: Db<Tables>, me: number, ids: readonly number[]) {
  const rows = await db
    .selectFrom('socialPostLikes')
    .where('postId', 'in', ids)
    .groupBy('postId')
    .select([
      'postId',
      sql<number>`count(*)`.as('value'),
      sql<number>`count(case when "personId" = ${me} then 1 end)`.as('mine'),
    ])
    .execute()
  return new Map(rows.map(({ postId, value, mine }) => [postId, { like: Number(mine) > 0, value: Number(value) }]))
}

async function countShares(db: Db<Tables>, ids: readonly number[]) {
  const rows = await db
    .selectFrom('socialPosts')
    .where('sharedId', 'in', ids)
    .where('deletedAt', 'is', null)
    .groupBy('sharedId')
    .select((eb) => ['sharedId', eb.fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ sharedId, count }) => [sharedId, Number(count)]))
}

async function listMentions(db: Db<Tables>, ids: readonly number[]) {
  const rows = await db
    .selectFrom('socialMentions')
    .innerJoin('socialPeople', 'socialPeople.id', 'socialMentions.personId')
    .where('postId', 'in', ids)
    .select(['postId', 'socialPeople.id', 'name', 'handle'])
    .orderBy('socialPeople.id')
    .execute()
  return Map.groupBy(rows, ({ postId }) => postId)
}

/** People whom the comments of a post mention, by post. */
async function listCommentMentions(db: Db<Tables>, comments: ReadonlyMap<number, readonly Comment[]>) {
  const handles = new Map(
    [...comments].map(([postId, list]) => {
      const texts = list.flatMap(({ data }) => [data.comment, ...data.replies.map((reply) => reply.data.comment)])
      return [postId, new Set(texts.flatMap((text) => findHandles(text)))] as const
    }),
  )
  const people = await findByHandles(db, [...new Set([...handles.values()].flatMap((all) => [...all]))])
  return (postId: number) => people.filter(({ handle }) => handles.get(postId)?.has(handle))
}

async function sharedPosts(db: Db<Tables>, me: number, rows: readonly PostRow[]) {
  const ids = [...new Set(rows.flatMap(({ sharedId }) => sharedId ?? []))]
  if (ids.length === 0) return new Map<number, PostRow>()
  const shared = await postRows(db)
    .where('socialPosts.id', 'in', ids)
    .where('socialPosts.deletedAt', 'is', null)
    .where(isVisibleTo(me))
    .execute()
  return new Map(shared.map((row) => [row.id, row]))
}

const distinctById = (people: readonly Post['mentions'][number][]) => [
  ...new Map(people.map(({ id, name, handle }) => [id, { id, name, handle }])).values(),
]

/** Converts rows to posts as visible to `me`, with all comments or the last `latest` of each. */
export async function toPosts(db: Db<Tables>, me: number, rows: readonly PostRow[], latest?: number): Promise<Post[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const likes = await countLikes(db, me, ids)
  const shares = await countShares(db, ids)
  const mentions = await listMentions(db, ids)
  const shared = await sharedPosts(db, me, rows)
  const counts = await countComments(db, ids)
  const comments = await listComments(db, me, rows, latest)
  const getCommentMentions = await listCommentMentions(db, comments)
  return rows.map((row) => {
    const passedOn = shared.get(row.sharedId ?? 0)
    return {
      id: row.id,
      profile: toAuthor(row),
      data: {
        ...toContent(row),
        likes: likes.get(row.id) ?? { like: false, value: 0 },
        comments: comments.get(row.id) ?? [],
      },
      commentCount: counts.get(row.id) ?? 0,
      shareCount: shares.get(row.id) ?? 0,
      mentions: distinctById([...(mentions.get(row.id) ?? []), ...getCommentMentions(row.id)]),
      shared: passedOn ? { id: passedOn.id, profile: toAuthor(passedOn), data: toContent(passedOn) } : null,
      visibility: row.visibility,
      editedAt: row.editedAt,
      canEdit: row.authorId === me,
    }
  })
}

/** A post with all comments. */
export async function showPost(db: Db<Tables>, me: number, id: number): Promise<Post> {
  const [post] = await toPosts(db, me, [await findVisiblePost(db, me, id)])
  if (!post) throw notFound(`Post ${id} not found`)
  return post
}
