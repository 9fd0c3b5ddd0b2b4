import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { firstIn } from '#platform/fields/choices.ts'
import { fold } from '#platform/text/fold.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import { blog } from '../contract.ts'
import { getPhase, statusChoices } from '../contract-fields.ts'
import type { Post, Summary } from '../contract-posts.ts'
import { countReadingMinutes } from './reading-time.ts'
import type { Tables } from './tables.ts'

/** A post with name and avatar of its author, without the columns for searching and sorting. */
export type PostRow = Omit<Selectable<Tables['blogPosts']>, 'search' | 'byTitle'> & {
  authorName: string | null
  authorAvatar: string | null
}

export type SummaryRow = Omit<PostRow, 'content' | 'pictures' | 'slugFixed'>

const summaryColumns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'lead',
  'category',
  'tags',
  'language',
  'featured',
  'cover',
  'coverImg',
  'coverAlt',
  'status',
  'publishAt',
  'date',
  'authorId',
  'createdAt',
  'updatedAt',
  'readingMinutes',
  'commentCount',
  'view',
  'share',
  'version',
  'deletedAt',
] as const

export const selectSummaries = (db: Db<Tables>) =>
  db
    .selectFrom('blogPosts')
    .select(summaryColumns)
    .select((eb) => {
      const author = eb.selectFrom('users').whereRef('users.id', '=', 'blogPosts.authorId')
      return [author.select('users.name').as('authorName'), author.select('users.avatar').as('authorAvatar')]
    })

export const selectPosts = (db: Db<Tables>) => selectSummaries(db).select(['content', 'pictures', 'slugFixed'])

/** URL of a cover: an upload has priority over a picture of this site. */
export const getCoverPath = ({ id, cover, coverImg }: Pick<PostRow, 'id' | 'cover' | 'coverImg'>) =>
  cover ? `${blog.base}/posts/${id}/pictures/${cover.id}` : coverImg

type Timed = Pick<SummaryRow, 'status' | 'publishAt'>

/** A scheduled post counts as published from its time on, even before its row is updated. */
export const getStatusAt = ({ status, publishAt }: Timed, now: string) =>
  getPhase(status) === 'waiting' && publishAt !== null && publishAt <= now ? firstIn(statusChoices, 'done') : status

export const toSummary =
  (now: string) =>
  ({ deletedAt, authorName, authorAvatar, ...row }: SummaryRow): Summary => ({
    ...row,
    coverImg: getCoverPath(row),
    author: { id: row.authorId, name: authorName ?? '', avatar: authorAvatar ?? '' },
    status: getStatusAt(row, now),
    deleted: deletedAt !== null,
  })

export const toPost = (row: PostRow, now: string): Post => ({
  ...toSummary(now)(row),
  content: SafeHtml.parse(row.content),
})

const postNotFound = (id: number) => notFound(`Post ${id} not found`)

export async function findPost(db: Db<Tables>, id: number): Promise<PostRow> {
  const row = await selectPosts(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw postNotFound(id)
  return row
}

/** Reads and locks a post by an update: other writes wait for the end of the transaction. */
export async function lockPost(db: Db<Tables>, id: number): Promise<PostRow> {
  await db
    .updateTable('blogPosts')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .execute()
  return findPost(db, id)
}

const maxLeadLength = 200

/** The beginning of a text, cut at a word. */
function getBeginning(text: string) {
  const line = text.replaceAll('\n', ' ')
  if (line.length <= maxLeadLength) return line
  return `${line.slice(0, maxLeadLength).replace(/\s+\S*$/, '')}…`
}

/** Tags without duplicates, in the given order. */
export const removeDuplicateTags = (tags: readonly string[]) => [
  ...new Map(tags.map((tag) => [fold(tag), tag])).values(),
]

/** The row to store, including the columns derived from the text. */
export function toStoredPost({ authorName, authorAvatar: _avatar, ...row }: Omit<PostRow, 'id'>) {
  const text = plainText(row.content)
  return {
    ...row,
    tags: JSON.stringify(row.tags),
    cover: JSON.stringify(row.cover),
    pictures: JSON.stringify(row.pictures),
    lead: row.excerpt || getBeginning(text),
    date: row.publishAt ?? row.createdAt,
    readingMinutes: countReadingMinutes(text),
    search: fold(row.title, row.excerpt, ...row.tags, authorName, text.slice(0, 20_000)),
    byTitle: fold(row.title),
  } satisfies Insertable<Tables['blogPosts']>
}

export const createTagRows = (postId: number, tags: readonly string[]) =>
  tags.map((tag) => ({ folded: fold(tag), postId, tag }))

/** Saves a post read by `lockPost`. */
export async function savePost(db: Db<Tables>, { id, ...row }: PostRow): Promise<PostRow> {
  await db.updateTable('blogPosts').set(toStoredPost(row)).where('id', '=', id).execute()
  await db.deleteFrom('blogTags').where('postId', '=', id).execute()
  if (row.tags.length > 0) await db.insertInto('blogTags').values(createTagRows(id, row.tags)).execute()
  return findPost(db, id)
}
