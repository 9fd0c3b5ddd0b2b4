import type { Db } from '#platform/db/engines/database.ts'
import { fold } from '#platform/text/fold.ts'
import type { AskedDocument } from '#platform/server/documents/document.ts'
import { slugOf } from '../slug-of.ts'
import { isPublished } from './seen-posts.ts'
import { listPath } from './site-paths.ts'
import type { Tables } from './tables.ts'

/** Somebody of whom there is something to read. */
export interface SiteAuthor {
  id: string
  name: string
  avatar: string
  jobTitle: string
  /** What their pages are addressed by: the name, with a number where another has the same. */
  slug: string
}

/** A request for a page that names authors, with the way to the pages of each. */
export type AskedOfAuthors = AskedDocument & { authors: readonly SiteAuthor[] }

const pathOf = (slug: string) => `${listPath}/author/${slug}`
export const authorRoute = pathOf(':slug')
export const authorFeedRoute = `${authorRoute}/feed.xml`
/** As it is written in a link. */
export const authorPath = ({ slug }: SiteAuthor) => pathOf(encodeURIComponent(slug))
export const authorFeedPath = (author: SiteAuthor) => `${authorPath(author)}/feed.xml`

/** Gives each an address of their own, in the order given. */
export function slugged(authors: readonly Omit<SiteAuthor, 'slug'>[]): SiteAuthor[] {
  const taken = new Set<string>()
  const free = (base: string, number = 1): string => {
    const slug = number === 1 ? base : `${base}-${number}`
    return taken.has(slug) ? free(base, number + 1) : slug
  }
  return authors.map((author) => {
    const slug = free(slugOf(fold(author.name)) || 'author')
    taken.add(slug)
    return { ...author, slug }
  })
}

/** Everybody who has published something. Of two with one name, the one who was there first keeps it without a number. */
export const findAuthors = async (db: Db<Tables>, now: string) =>
  slugged(
    await db
      .selectFrom('users')
      .select(['users.id', 'users.name', 'users.avatar', 'users.jobTitle'])
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('blogPosts')
            .select('blogPosts.id')
            .whereRef('blogPosts.authorId', '=', 'users.id')
            .where('deletedAt', 'is', null)
            .where(isPublished(now)),
        ),
      )
      .orderBy('users.id')
      .execute(),
  )

export const withAuthors = async (db: Db<Tables>, asked: AskedDocument): Promise<AskedOfAuthors> => ({
  ...asked,
  authors: await findAuthors(db, asked.now),
})

/** Every address of a page that authors have. */
export const authorAddresses =
  (db: Db<Tables>, below = '') =>
  async (now: string) =>
    (await findAuthors(db, now)).map(({ slug }) => ({ path: `${pathOf(slug)}${below}` }))
