import type { Db } from '#platform/db/engines/database.ts'
import { plainSlugOf } from '../slug-of.ts'
import type { Tables } from './tables.ts'

/** Takes a slug unless it is another post's. */
async function take(db: Db<Tables>, slug: string, postId: number) {
  await db
    .insertInto('blogSlugs')
    .values({ slug, postId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const owner = await db.selectFrom('blogSlugs').select('postId').where('slug', '=', slug).executeTakeFirst()
  return owner?.postId === postId
}

/** The first of `lamp`, `lamp-2`, `lamp-3`, … that is free or the post's own already; from now on it leads to the post. */
export async function claimSlug(db: Db<Tables>, wanted: string, postId: number): Promise<string> {
  const base = wanted || 'post'
  const plain = plainSlugOf(base)
  const claim = async (number: number): Promise<string> => {
    const slug = number === 1 ? base : `${base}-${number}`
    return (await take(db, slug, postId)) ? slug : claim(number + 1)
  }
  const slug = await claim(1)
  if (plain && plain !== base) await take(db, plain, postId)
  return slug
}

/** Slugs that nobody can have seen are free again. */
export const forgetSlugs = (db: Db<Tables>, postId: number) =>
  db.deleteFrom('blogSlugs').where('postId', '=', postId).execute()

/** The post that a slug leads to, also one that it had before. */
export async function postOfSlug(db: Db<Tables>, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('blogSlugs').select('postId').where('slug', '=', slug).executeTakeFirst()
  return row?.postId
}
