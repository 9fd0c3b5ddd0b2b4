import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, forbidden, notFound, refused } from '#platform/errors/failure.ts'
import { firstIn } from '#platform/fields/choices.ts'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import { allows } from '#platform/permissions/rules.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import { blog } from '../contract.ts'
import { getPhase, statusChoices } from '../contract-fields.ts'
import type { PostChanges, PostDraft, Version } from '../contract-posts.ts'
import { createSlug } from '../create-slug.ts'
import { changeCover, storeTextPictures } from './post-pictures.ts'
import {
  findPost,
  lockPost,
  type PostRow,
  savePost,
  getStatusAt,
  toStoredPost,
  createTagRows,
  toPost,
  removeDuplicateTags,
} from './post-rows.ts'
import { claimSlug, releaseSlugs } from './slugs.ts'
import type { Tables } from './tables.ts'
import { findVersion, storeVersion } from './versions.ts'

type Changes = Sanitised<z.output<typeof PostChanges>>
type Draft = Sanitised<z.output<typeof PostDraft>>
type WriteContext = Pick<Call, 'check' | 'access' | 'user' | 'services' | 'now'>

/** The field missing for publication; a picture counts as text. */
function findMissingField({ title, content }: Pick<PostRow, 'title' | 'content'>) {
  if (plainText(content) === '' && !content.includes('<img ')) return 'content'
  return title === '' ? 'title' : undefined
}

/** Validates the requested status and time of publication. */
function getPublication(row: PostRow, { status = row.status, publishAt }: Changes, now: string) {
  if (getPhase(status) === 'open') return { status, publishAt: null }
  const at = publishAt ?? (status === row.status ? row.publishAt : null)
  if (getPhase(status) === 'waiting') {
    if (at === null || at <= now) throw refused('publishAt', 'Choose a time in the future')
    return { status, publishAt: at }
  }
  if (at !== null && at > now) throw refused('publishAt', 'Choose a time in the past')
  return { status, publishAt: at ?? now }
}

/** A given slug, or that of the title until the slug is fixed by the author or by publication. */
async function getNextSlug(db: Db<Tables>, before: PostRow, title: string, chosen: string | undefined) {
  const preferred = createSlug(chosen ?? title)
  if (chosen !== undefined && !preferred) throw refused('slug', 'The address needs at least one letter or digit')
  if (chosen === undefined && (before.slugFixed || title === before.title)) return before.slug
  if (!before.slugFixed) await releaseSlugs(db, before.id)
  return claimSlug(db, preferred, before.id)
}

const getVersionKind = (before: PostRow, after: PostRow, isAutosave: boolean): Version['kind'] => {
  if (getPhase(after.status) !== 'open' && before.status !== after.status) return 'published'
  return isAutosave ? 'autosaved' : 'saved'
}

export async function editPost(db: Db<Tables>, id: number, changes: Changes, writer: WriteContext) {
  const {
    check,
    access: { ability },
    user,
    services: { files },
    now,
  } = writer
  const locked = await lockPost(db, id)
  check(toPost(locked, now))
  const { content, cover, deleted, slug, version, autosave = false, status: _, publishAt: __, tags, ...plain } = changes
  if (deleted !== undefined && !allows(ability, 'delete', blog.name, toPost(locked, now))) throw forbidden()
  if (version !== undefined && version !== locked.version)
    throw conflict('Someone else changed this post while you were editing')

  const row: PostRow = { ...locked, status: getStatusAt(locked, now) }
  const { status, publishAt } = getPublication(row, changes, now)
  const next: PostRow = {
    ...row,
    ...plain,
    status,
    publishAt,
    content: content ?? row.content,
    pictures: content === undefined ? row.pictures : await storeTextPictures(files, content, row.pictures),
    cover: cover === undefined ? row.cover : await changeCover(files, cover, row.cover),
    tags: tags === undefined ? row.tags : removeDuplicateTags(tags),
    slugFixed: row.slugFixed || slug !== undefined || getPhase(status) !== 'open',
    deletedAt: deleted === undefined ? row.deletedAt : deleted ? (row.deletedAt ?? now) : null,
    version: row.version + 1,
    updatedAt: now,
  }
  const missing = getPhase(next.status) === 'open' ? undefined : findMissingField(next)
  if (missing) throw refused(missing, 'A published post needs a title and a text')
  const saved = await savePost(db, { ...next, slug: await getNextSlug(db, row, next.title, slug) })
  await storeVersion(db, saved, { kind: getVersionKind(row, saved, autosave), userId: user.id, now })
  return saved
}

export async function createPost(
  db: Db<Tables>,
  draft: Draft,
  { check, user, services: { files }, now }: WriteContext,
) {
  const { content } = draft
  const row: Omit<PostRow, 'id'> = {
    ...draft,
    pictures: await storeTextPictures(files, content, []),
    cover: await changeCover(files, draft.cover, null),
    tags: removeDuplicateTags(draft.tags),
    lead: '',
    slug: '',
    slugFixed: false,
    status: firstIn(statusChoices, 'open'),
    publishAt: null,
    date: now,
    authorId: user.id,
    authorName: user.name,
    authorAvatar: user.avatar,
    createdAt: now,
    updatedAt: now,
    readingMinutes: 1,
    commentCount: 0,
    view: 0,
    share: 0,
    version: 1,
    deletedAt: null,
  }
  const { id } = await db.insertInto('blogPosts').values(toStoredPost(row)).returning('id').executeTakeFirstOrThrow()
  const slug = await claimSlug(db, createSlug(draft.title), id)
  await db.updateTable('blogPosts').set({ slug }).where('id', '=', id).execute()
  if (row.tags.length > 0) await db.insertInto('blogTags').values(createTagRows(id, row.tags)).execute()
  const post = await findPost(db, id)
  check(toPost(post, now))
  await storeVersion(db, post, { kind: 'created', userId: user.id, now })
  return post
}

export async function restoreVersion(db: Db<Tables>, id: number, version: number, { check, user, now }: WriteContext) {
  const row = await lockPost(db, id)
  check(toPost(row, now))
  const { title, content, excerpt } = await findVersion(db, id, version)
  const next = { ...row, title, content, excerpt, version: row.version + 1, updatedAt: now }
  const missing = getPhase(row.status) === 'open' ? undefined : findMissingField(next)
  if (missing) throw refused('version', 'A published post needs a title and a text')
  const saved = await savePost(db, next)
  await storeVersion(db, saved, { kind: 'restored', userId: user.id, now })
  return saved
}

/** Moves a post to the trash; one that is there already stays as it is. */
export async function removePost(db: Db<Tables>, id: number, { check, now }: WriteContext) {
  const row = await lockPost(db, id)
  check(toPost(row, now))
  if (row.deletedAt === null) await savePost(db, { ...row, deletedAt: now, version: row.version + 1, updatedAt: now })
}

/** Deletes a post that is in the trash, with comments, versions and pictures. */
export async function purgePost(db: Db<Tables>, id: number, { check, services: { files }, now }: WriteContext) {
  const row = await lockPost(db, id)
  check(toPost(row, now))
  if (row.deletedAt === null) throw notFound('This post is not in the trash')
  await files.release([...row.pictures, ...(row.cover ? [row.cover] : [])])
  await db.deleteFrom('blogPosts').where('id', '=', id).execute()
}
