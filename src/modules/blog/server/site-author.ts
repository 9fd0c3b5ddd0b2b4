import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { type DocumentRoute, html, type SitePage } from '#platform/server/documents/document.ts'
import { PostList } from '../contract-posts.ts'
import { listPosts } from './post-list.ts'
import { feedOf, latestPosts } from './site-feed.ts'
import {
  authorAddresses,
  authorFeedPath,
  authorFeedRoute,
  authorPath,
  authorRoute,
  findAuthors,
  type SiteAuthor,
  addAuthors,
} from './site-authors.ts'
import { pageOf, pager, perPage } from './site-pager.ts'
import { cardOf, visitor } from './site-parts.ts'
import { listPath } from './site-paths.ts'
import type { Tables } from './tables.ts'

const authorAt = (authors: readonly SiteAuthor[], slug: string | undefined) => {
  const author = authors.find((one) => one.slug === slug)
  if (!author) throw notFound()
  return author
}

/** The posts of an author, newest first. */
const authorPage = (db: Db<Tables>): DocumentRoute => ({
  path: authorRoute,
  async respond(documentRequest): Promise<SitePage> {
    const request = await addAuthors(db, documentRequest)
    const { t, href, asset, absolute, now } = request
    const author = authorAt(request.authors, request.params['slug'])
    const page = pageOf(request.query)
    const found = await listPosts(db, PostList.parse({ author: [author.id], page, limit: perPage }), visitor(now))
    const path = authorPath(author)
    const feed = authorFeedPath(author)
    return {
      title: author.name,
      description: t('site.authorText', { name: author.name }),
      author: author.name,
      structured: {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        mainEntity: { '@type': 'Person', name: author.name, jobTitle: author.jobTitle, url: absolute(path) },
      },
      feed: { path: feed, title: t('site.feedBy', { name: author.name }) },
      body: html`<div class="blog">
        <header class="blog-head blog-person">
          <img src="${asset(author.avatar)}" alt="" width="96" height="96" />
          <div>
            <p class="blog-back"><a href="${href(listPath)}">${t('site.all')}</a></p>
            <h1><bdi>${author.name}</bdi></h1>
            <p><bdi>${author.jobTitle}</bdi></p>
            <p>${t('posts.found', { count: found.total })}</p>
          </div>
        </header>
        ${found.items.length === 0 ? html`<p class="blog-none">${t('site.none')}</p>` : ''}
        <div class="blog-cards">${found.items.map((post) => cardOf(post, request))}</div>
        ${pager({ path, page, total: found.total, tag: null }, request)}
        <p class="blog-feed"><a href="${href(feed)}">${t('site.feedBy', { name: author.name })}</a></p>
      </div>`,
    }
  },
  addresses: authorAddresses(db),
})

const authorFeed = (db: Db<Tables>): DocumentRoute => ({
  path: authorFeedRoute,
  async respond(request) {
    const author = authorAt(await findAuthors(db, request.now), request.params['slug'])
    return feedOf(await latestPosts(db, request.now, author.id), request, {
      title: author.name,
      description: request.t('site.authorText', { name: author.name }),
      page: authorPath(author),
      path: authorFeedPath(author),
    })
  },
  addresses: authorAddresses(db, '/feed.xml'),
})

/** Page and feed of each author. */
export const authorDocuments = (db: Db<Tables>): DocumentRoute[] => [authorPage(db), authorFeed(db)]
