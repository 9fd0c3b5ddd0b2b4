import type { Db } from '#platform/db/engines/database.ts'
import { fold } from '#platform/text/fold.ts'
import type { DocumentRequest } from '#platform/server/site/document.ts'
import { createSlug } from '../create-slug.ts'
import { isPublished } from './visible-posts.ts'
import { listPath } from './site-paths.ts'
import type { Tables } from './tables.ts'

/** A user with at least one published post. */
export interface SiteAuthor {
  id: string
  name: string
  avatar: string
  jobTitle: string
  /** Path segment of their pages: the name, with a number if it is taken. */
  slug: string
}

/** The request of a page that links authors to their pages. */
export type AuthorDocumentRequest = DocumentRequest & { authors: readonly SiteAuthor[] }

const toPath = (slug: string) => `${listPath}/author/${slug}`
export const authorRoute = toPath(':slug')
export const authorFeedRoute = `${authorRoute}/feed.xml`
/** The path, URL-encoded for links. */
export const getAuthorPath = ({ slug }: SiteAuthor) => toPath(encodeURIComponent(slug))
export const getAuthorFeedPath = (author: SiteAuthor) => `${getAuthorPath(author)}/feed.xml`

/** Assigns unique slugs in the given order. */
export function addSlugs(authors: readonly Omit<SiteAuthor, 'slug'>[]): SiteAuthor[] {
  const takenSlugs = new Set<string>()
  const findUniqueSlug = (base: string, number = 1): string => {
    const slug = number === 1 ? base : `${base}-${number}`
    return takenSlugs.has(slug) ? findUniqueSlug(base, number + 1) : slug
  }
  return authors.map((author) => {
    const slug = findUniqueSlug(createSlug(fold(author.name)) || 'author')
    takenSlugs.add(slug)
    return { ...author, slug }
  })
}

/** All authors with published posts. Among equal names, the lowest user id gets the slug without a number. */
export const findAuthors = async (db: Db<Tables>, now: string) =>
  addSlugs(
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

export const addAuthors = async (db: Db<Tables>, request: DocumentRequest): Promise<AuthorDocumentRequest> => ({
  ...request,
  authors: await findAuthors(db, request.now),
})

/** The paths of a route for every author. */
export const createAuthorAddresses =
  (db: Db<Tables>, suffix = '') =>
  async (now: string) =>
    (await findAuthors(db, now)).map(({ slug }) => ({ path: `${toPath(slug)}${suffix}` }))
