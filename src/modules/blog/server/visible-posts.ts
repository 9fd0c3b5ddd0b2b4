import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { allows } from '#platform/permissions/rules.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { blog } from '../contract.ts'
import { findPost, type PostRow, getStatusAt, toPost } from './post-rows.ts'
import type { Tables } from './tables.ts'

/** The user of a request, with their permissions. */
export type Caller = Pick<Call, 'user' | 'now'> & { access: Pick<Call['access'], 'ability'> }

/** Published, or scheduled for a time that has passed. */
export const isPublished = (now: string) =>
  sql<SqlBool>`("status" = 'published' or ("status" = 'scheduled' and "publishAt" <= ${now}))`

/** Whether an action is allowed on all posts, own posts or none. */
const getActionScope = ({ access: { ability }, user }: Caller, action: 'update' | 'delete') => {
  const isAllowedFor = (authorId: string) => allows(ability, action, blog.name, { authorId })
  if (isAllowedFor('')) return 'all'
  return isAllowedFor(user.id) ? 'own' : 'none'
}

/** SQL condition for the posts on which an action is allowed. */
export function matchPermitted(caller: Caller, action: 'update' | 'delete') {
  const scope = getActionScope(caller, action)
  if (scope === 'all') return sql<SqlBool>`1 = 1`
  return scope === 'own' ? sql<SqlBool>`"authorId" = ${caller.user.id}` : sql<SqlBool>`1 = 0`
}

/** Published posts are visible with the right to read; drafts and the trash with the right to edit. */
export const isVisible = (row: PostRow, { access: { ability }, now }: Pick<Caller, 'access' | 'now'>) =>
  allows(ability, 'read', blog.name, toPost(row, now)) &&
  ((row.deletedAt === null && getStatusAt(row, now) === 'published') ||
    allows(ability, 'update', blog.name, toPost(row, now)))

export const createPostNotFound = () => notFound('Post not found')

/** A post visible to the user; 404 otherwise. */
export async function findVisiblePost(
  db: Db<Tables>,
  id: number,
  caller: Pick<Caller, 'access' | 'now'>,
): Promise<PostRow> {
  const row = await findPost(db, id)
  if (!isVisible(row, caller)) throw createPostNotFound()
  return row
}

/** A published post; 404 otherwise. */
export async function findPublishedPost(db: Db<Tables>, id: number, now: string): Promise<PostRow> {
  const row = await findPost(db, id)
  if (row.deletedAt !== null || getStatusAt(row, now) !== 'published') throw createPostNotFound()
  return row
}
