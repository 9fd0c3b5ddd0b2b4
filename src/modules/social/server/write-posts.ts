import type { Db } from '#platform/db/engines/database.ts'
import { forbidden, notFound, refused } from '#platform/errors/failure.ts'
import { fold } from '#platform/text/fold.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type * as z from 'zod'
import type { PostChanges, PostDraft } from '../contract-posts.ts'
import { findNamed } from '../post-text.ts'
import { findByHandles, findHandles } from './mentioned-people.ts'
import { notifyAction } from './notice-rows.ts'
import { changePictures } from './pictures.ts'
import { findVisiblePost } from './post-rows.ts'
import type { StoredPicture, Tables } from './tables.ts'

type Draft = z.output<typeof PostDraft>
type WriteContext = Pick<Call, 'services' | 'now' | 'events'> & { me: number }

const createSearchText = (content: string, pictures: readonly StoredPicture[]) =>
  fold(content, ...pictures.map(({ title }) => title))

/** The pictures of a post in the given order: new uploads and existing ones. */
async function findPictures(
  { services: { files } }: WriteContext,
  pictures: Draft['pictures'],
  keptPictures: readonly StoredPicture[],
): Promise<StoredPicture[]> {
  if (new Set(pictures.map(({ id }) => id)).size < pictures.length)
    throw refused('pictures', 'A picture occurs more than once')
  const drawn = new Map(keptPictures.flatMap((picture) => (picture.file ? [] : [[picture.id, picture] as const])))
  const ids = pictures.map(({ id }) => id).filter((id) => !drawn.has(id))
  const getPath = (id: string) => `pictures.${pictures.findIndex((one) => one.id === id)}`
  const previousFiles = keptPictures.flatMap(({ file }) => file ?? [])
  const uploads = new Map((await changePictures(files, ids, previousFiles, getPath)).map((file) => [file.id, file]))
  return pictures.map(({ id, title }) => ({ id, title, img: drawn.get(id)?.img ?? '', file: uploads.get(id) ?? null }))
}

/** Stores the tags and mentions of a post; notifies newly mentioned people. */
async function saveTagsAndMentions(db: Db<Tables>, { me, now, events }: WriteContext, postId: number, content: string) {
  const deletedMentions = await db
    .deleteFrom('socialMentions')
    .where('postId', '=', postId)
    .returning('personId')
    .execute()
  await db.deleteFrom('socialPostTags').where('postId', '=', postId).execute()
  const tags = new Map(findNamed(content, 'tag').map((name) => [fold(name), name]))
  if (tags.size > 0)
    await db
      .insertInto('socialPostTags')
      .values([...tags].map(([tag, name]) => ({ tag, name, postId })))
      .execute()
  for (const { id } of await findByHandles(db, findHandles(content))) {
    await db.insertInto('socialMentions').values({ postId, personId: id }).execute()
    if (deletedMentions.some(({ personId }) => personId === id)) continue
    await notifyAction(db, { now, events }, { personId: id, actorId: me, kind: 'mention', postId, about: content })
  }
}

/** The post to share; for a post that itself shares one, that original. */
async function toShare(db: Db<Tables>, me: number, shares: number | null) {
  if (shares === null) return undefined
  const find = (id: number) =>
    findVisiblePost(db, me, id).catch(() => {
      throw refused('shares', 'This post does not exist')
    })
  const post = await find(shares)
  const first = post.sharedId === null ? post : await find(post.sharedId)
  if (first.visibility !== 'everyone') throw refused('shares', 'Only posts that are visible to everyone can be shared')
  return first
}

export async function addPost(db: Db<Tables>, writer: WriteContext, draft: Draft): Promise<number> {
  const { me, now } = writer
  const shared = await toShare(db, me, draft.shares)
  const pictures = await findPictures(writer, draft.pictures, [])
  const { content, video, visibility } = draft
  const { id } = await db
    .insertInto('socialPosts')
    .values({
      personId: me,
      content,
      pictures: JSON.stringify(pictures),
      video,
      visibility,
      sharedId: shared?.id ?? null,
      createdAt: now,
      editedAt: null,
      deletedAt: null,
      search: createSearchText(content, pictures),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveTagsAndMentions(db, writer, id, content)
  if (shared)
    await notifyAction(db, writer, {
      personId: shared.authorId,
      actorId: me,
      kind: 'share',
      postId: id,
      about: shared.content,
    })
  return id
}

/** Reads and locks an own post by an update: other writes wait for the end of the transaction. */
export async function lockPost(
  db: Db<Tables>,
  me: number,
  id: number,
  { includeDeleted = false }: { includeDeleted?: boolean } = {},
) {
  const row = await db
    .updateTable('socialPosts')
    .set((eb) => ({ content: eb.ref('content') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound(`Post ${id} not found`)
  if (row.personId !== me) {
    await findVisiblePost(db, me, id)
    throw forbidden('Only the author of a post can change it')
  }
  if (row.deletedAt !== null && !includeDeleted) throw notFound(`Post ${id} not found`)
  return row
}

export async function editPost(db: Db<Tables>, writer: WriteContext, id: number, changes: PostChanges) {
  const { me, now } = writer
  const { deleted, pictures: newPictures, ...fields } = changes
  const row = await lockPost(db, me, id, { includeDeleted: deleted === false })
  const content = fields.content ?? row.content
  const pictures = newPictures
    ? await findPictures(
        writer,
        newPictures.map(({ id: picture, title = '' }) => ({ id: picture, title })),
        row.pictures,
      )
    : row.pictures
  const video = fields.video === undefined ? row.video : fields.video
  if (content === '' && pictures.length === 0 && video === null && row.sharedId === null)
    throw refused('content', 'Add a text, picture, video or shared post')
  const isEdited = newPictures !== undefined || fields.content !== undefined || fields.video !== undefined
  await db
    .updateTable('socialPosts')
    .set({
      ...fields,
      pictures: JSON.stringify(pictures),
      search: createSearchText(content, pictures),
      deletedAt: null,
      ...(isEdited && { editedAt: now }),
    })
    .where('id', '=', id)
    .execute()
  if (fields.content !== undefined) await saveTagsAndMentions(db, writer, id, content)
}
