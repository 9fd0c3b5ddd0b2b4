import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { isOneOf } from '#platform/db/queries/value-conditions.ts'
import { notFound } from '#platform/errors/failure.ts'
import { firstIn, valuesIn } from '#platform/fields/choices.ts'
import { allows } from '#platform/permissions/rules.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { blog } from '../contract.ts'
import { getPhase, publicStatuses, type Status, statusChoices } from '../contract-fields.ts'
import { findPost, type PostRow, getStatusAt, toPost } from './post-rows.ts'
import type { Tables } from './tables.ts'

/** The user of a request, with their permissions. */
export type Caller = Pick<Call, 'user' | 'now'> & { access: Pick<Call['access'], 'ability'> }

const isWaiting = isOneOf('status', valuesIn(statusChoices, 'waiting'))
/** Published, or scheduled for a time that has passed; optionally with one of the public statuses only. */
export const isPublished = (now: string, status?: Status) => {
  const has = isOneOf('status', status ? [status] : publicStatuses)
  if (status && status !== firstIn(statusChoices, 'done')) return has
  return sql<SqlBool>`(${has} or (${isWaiting} and "publishAt" <= ${now}))`
}

/** The posts of a status that the user may see. */
export function matchStatus(status: Status, caller: Caller) {
  const phase = getPhase(status)
  if (phase === 'done') return isPublished(caller.now, status)
  const isUnpublished = sql<SqlBool>`(${isOneOf('status', [status])} and ${matchPermitted(caller, 'update')})`
  return phase === 'open' ? isUnpublished : sql<SqlBool>`("publishAt" > ${caller.now} and ${isUnpublished})`
}

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
  ((row.deletedAt === null && getPhase(getStatusAt(row, now)) === 'done') ||
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
  if (row.deletedAt !== null || getPhase(getStatusAt(row, now)) !== 'done') throw createPostNotFound()
  return row
}
