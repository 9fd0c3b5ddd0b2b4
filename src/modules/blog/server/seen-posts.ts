import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { allows } from '#platform/fields/rules.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { blog } from '../contract.ts'
import { findPost, type PostRow, statusAt, toPost } from './post-rows.ts'
import type { Tables } from './tables.ts'

/** What a request says about whoever asks. */
export type Asker = Pick<Call, 'user' | 'now'> & { access: Pick<Call['access'], 'ability'> }

/** Published, or scheduled for a moment that has come. */
export const isPublished = (now: string) =>
  sql<SqlBool>`("status" = 'published' or ("status" = 'scheduled' and "publishAt" <= ${now}))`

/** Whose posts an action is allowed on: everybody's, one's own, or nobody's. */
const reach = ({ access: { ability }, user }: Asker, action: 'update' | 'delete') => {
  const on = (authorId: string) => allows(ability, action, blog.name, { authorId })
  if (on('')) return 'all'
  return on(user.id) ? 'own' : 'none'
}

/** The posts that an action is allowed on, as a condition. */
export function within(asker: Asker, action: 'update' | 'delete') {
  const whose = reach(asker, action)
  if (whose === 'all') return sql<SqlBool>`1 = 1`
  return whose === 'own' ? sql<SqlBool>`"authorId" = ${asker.user.id}` : sql<SqlBool>`1 = 0`
}

/** What is published is for whoever may read the post; a draft and the trash are for whoever may change it. */
export const maySee = (row: PostRow, { access: { ability }, now }: Pick<Asker, 'access' | 'now'>) =>
  allows(ability, 'read', blog.name, toPost(row, now)) &&
  ((row.deletedAt === null && statusAt(row, now) === 'published') ||
    allows(ability, 'update', blog.name, toPost(row, now)))

export const missingPost = () => notFound('Post not found')

/** A post that whoever asks may see. */
export async function seenPost(db: Db<Tables>, id: number, asker: Pick<Asker, 'access' | 'now'>): Promise<PostRow> {
  const row = await findPost(db, id)
  if (!maySee(row, asker)) throw missingPost()
  return row
}

/** A post that everybody may read. */
export async function publishedPost(db: Db<Tables>, id: number, now: string): Promise<PostRow> {
  const row = await findPost(db, id)
  if (row.deletedAt !== null || statusAt(row, now) !== 'published') throw missingPost()
  return row
}
