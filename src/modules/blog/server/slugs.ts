import type { Db } from '#platform/db/engines/database.ts'
import { createAsciiSlug } from '../create-slug.ts'
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

// Above this number, free slugs are searched by halves.
const inOrder = 20

/**
 * The first number that is free for a post: among the first ones by one query, then by halves, which is the first one
 * unless slugs were released in between.
 */
async function findFreeNumber(isFree: (numbers: readonly number[]) => Promise<ReadonlySet<number>>) {
  const first = Array.from({ length: inOrder }, (_, index) => index + 1)
  const free = await isFree(first)
  const found = first.find((number) => free.has(number))
  if (found !== undefined) return found
  let [taken, next] = [inOrder, inOrder * 2]
  while (!(await isFree([next])).has(next)) [taken, next] = [next, next * 2]
  while (next - taken > 1) {
    const middle = Math.floor((taken + next) / 2)
    if ((await isFree([middle])).has(middle)) next = middle
    else taken = middle
  }
  return next
}

/** Claims the first free one of `lamp`, `lamp-2`, `lamp-3`, … for the post; its own count as free. */
export async function claimSlug(db: Db<Tables>, preferred: string, postId: number): Promise<string> {
  const base = preferred || 'post'
  const ascii = createAsciiSlug(base)
  const toSlug = (number: number) => (number === 1 ? base : `${base}-${number}`)
  const isFree = async (numbers: readonly number[]) => {
    const slugs = await db
      .selectFrom('blogSlugs')
      .select('slug')
      .where('slug', 'in', numbers.map(toSlug))
      .where('postId', '<>', postId)
      .execute()
    const taken = new Set(slugs.map(({ slug }) => slug))
    return new Set(numbers.filter((number) => !taken.has(toSlug(number))))
  }
  // Another post may claim it at the same time.
  const claim = async (number: number): Promise<string> => {
    const slug = toSlug(number)
    return (await claimIfFree(db, slug, postId)) ? slug : claim(number + 1)
  }
  const slug = await claim(await findFreeNumber(isFree))
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
