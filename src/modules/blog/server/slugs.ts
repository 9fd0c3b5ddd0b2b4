import type { Db } from '#platform/db/engines/database.ts'
import { createAsciiSlug } from '../slug-of.ts'
import type { Tables } from './tables.ts'

/** Claims a slug unless another post has it. */
async function claimIfFree(db: Db<Tables>, slug: string, postId: number) {
  await db
    .insertInto('blogSlugs')
    .values({ slug, postId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const owner = await db.selectFrom('blogSlugs').select('postId').where('slug', '=', slug).executeTakeFirst()
  return owner?.postId === postId
}

/** Claims the first free one of `lamp`, `lamp-2`, `lamp-3`, … for the post; its own count as free. */
export async function claimSlug(db: Db<Tables>, preferred: string, postId: number): Promise<string> {
  const base = preferred || 'post'
  const ascii = createAsciiSlug(base)
  const claim = async (number: number): Promise<string> => {
    const slug = number === 1 ? base : `${base}-${number}`
    return (await claimIfFree(db, slug, postId)) ? slug : claim(number + 1)
  }
  const slug = await claim(1)
  if (ascii && ascii !== base) await claimIfFree(db, ascii, postId)
  return slug
}

/** Releases slugs that were never public. */
export const releaseSlugs = (db: Db<Tables>, postId: number) =>
  db.deleteFrom('blogSlugs').where('postId', '=', postId).execute()

/** The post of a slug, current or former. */
export async function postOfSlug(db: Db<Tables>, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('blogSlugs').select('postId').where('slug', '=', slug).executeTakeFirst()
  return row?.postId
}
