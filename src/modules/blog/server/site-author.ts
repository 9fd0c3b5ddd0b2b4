import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { type DocumentRoute, html, type SitePage } from '#platform/server/site/document.ts'
import { PostList } from '../contract-posts.ts'
import { listPosts } from './post-list.ts'
import { renderFeed, findLatestPosts } from './site-feed.ts'
import {
  createAuthorAddresses,
  getAuthorFeedPath,
  authorFeedRoute,
  getAuthorPath,
  authorRoute,
  findAuthors,
  type SiteAuthor,
  addAuthors,
} from './site-authors.ts'
import { parsePage, renderPager, perPage } from './site-pager.ts'
import { renderCard, createVisitor } from './site-parts.ts'
import { listPath } from './site-paths.ts'
import type { Tables } from './tables.ts'

const findAuthor = (authors: readonly SiteAuthor[], slug: string | undefined) => {
  const author = authors.find((one) => one.slug === slug)
  if (!author) throw notFound()
  return author
}

/** The posts of an author, newest first. */
const createAuthorPage = (db: Db<Tables>): DocumentRoute => ({
  path: authorRoute,
  async respond(documentRequest): Promise<SitePage> {
    const request = await addAuthors(db, documentRequest)
    const { t, href, asset, absolute, now } = request
    const author = findAuthor(request.authors, request.params['slug'])
    const page = parsePage(request.query)
    const posts = await listPosts(db, PostList.parse({ author: [author.id], page, limit: perPage }), createVisitor(now))
    const path = getAuthorPath(author)
    const feed = getAuthorFeedPath(author)
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
            <p>${t('posts.found', { count: posts.total })}</p>
          </div>
        </header>
        ${posts.items.length === 0 ? html`<p class="blog-none">${t('site.none')}</p>` : ''}
        <div class="blog-cards">${posts.items.map((post) => renderCard(post, request))}</div>
        ${renderPager({ path, page, total: posts.total, tag: null }, request)}
        <p class="blog-feed"><a href="${href(feed)}">${t('site.feedBy', { name: author.name })}</a></p>
      </div>`,
    }
  },
  addresses: createAuthorAddresses(db),
})

const createAuthorFeed = (db: Db<Tables>): DocumentRoute => ({
  path: authorFeedRoute,
  async respond(request) {
    const author = findAuthor(await findAuthors(db, request.now), request.params['slug'])
    return renderFeed(await findLatestPosts(db, request.now, author.id), request, {
      title: author.name,
      description: request.t('site.authorText', { name: author.name }),
      page: getAuthorPath(author),
      path: getAuthorFeedPath(author),
    })
  },
  addresses: createAuthorAddresses(db, '/feed.xml'),
})

/** Page and feed of each author. */
export const createAuthorDocuments = (db: Db<Tables>): DocumentRoute[] => [createAuthorPage(db), createAuthorFeed(db)]
